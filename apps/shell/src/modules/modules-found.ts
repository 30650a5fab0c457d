import type { Atoms } from '@dayloom/platform/atoms';
import { type Modules, modulesAtom } from './modules.ts';

/** Resolves when the registry has been read, or has failed. */
export const modulesFound = (atoms: Atoms) =>
  new Promise<Modules>((resolve) => {
    const look = () => {
      const modules = atoms.get(modulesAtom);
      if (modules.phase === 'loading') return;
      stop();
      resolve(modules);
    };
    const stop = atoms.sub(modulesAtom, look);
    look();
  });
