import type { Atoms } from '@dayloom/platform/atoms';
import { modulesAtom } from './modules.ts';

/** The folder of a version, in the address of a module's script. */
const folder = /\/m\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;

/**
 * Notes what no part handled with the module whose script caused it: uncaught errors, rejections and violations of the
 * page's policy.
 */
export function noteUncaught(atoms: Pick<Atoms, 'get'>) {
  const note = (what: string, error: unknown, script = '') => {
    const stack = error instanceof Error ? error.stack : undefined;
    const [, name, version] = folder.exec(script) ?? folder.exec(stack ?? '') ?? [];
    const modules = atoms.get(modulesAtom);
    if (name === undefined || modules.phase !== 'ready') return;
    const module = modules.set.modules.find(({ entry }) => entry.name === name && entry.version === version);
    const last = module?.failures.at(-1);
    // A fault that comes back with every frame must not displace the others.
    if (last?.what !== what || String(last.error) !== String(error)) module?.note(what, error);
  };
  /** An error of the browser, with the script that caused it as the file that failed. */
  const inScript = (message: string, script: string) =>
    Object.assign(new Error(message), { request: script });

  addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
    note('uncaught error', error instanceof Error ? error : inScript(message, filename), filename),
  );
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    note(
      'policy violation',
      inScript(`${effectiveDirective} does not allow ${blockedURI}`, sourceFile),
      sourceFile,
    ),
  );
}
