import { recordsAnswered } from '@dayloom/platform';
import type { QueryClient } from '@tanstack/react-query';
import { markFirstScreenReady } from '../backend/first-screen.ts';
import { type Modules, modulesAtom } from '../modules/modules.ts';
import type { Atoms } from '../atoms.ts';

const modulesOf = (atoms: Atoms) =>
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

/** What a render asks for is asked for in its effects; in a hidden tab there are no frames to wait for. */
const rendered = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Resolves once the screen that is shown stands: its parts are there or say that they are not, its lists and totals are answered. */
export async function firstScreenReady(atoms: Atoms, client: QueryClient): Promise<void> {
  const modules = await modulesOf(atoms);
  await rendered();
  if (modules.phase === 'ready') await modules.set.settled();
  await rendered();
  await recordsAnswered(client);
  await rendered();
  markFirstScreenReady();
}
