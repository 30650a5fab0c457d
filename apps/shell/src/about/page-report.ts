import type { Atoms } from '@dayloom/platform/atoms';
import { lazyModule } from '@dayloom/platform/late';
import type { Report } from './report.ts';
import { shellVersion } from './shell-version.ts';

const reportChunk = lazyModule(() => import(/* webpackChunkName: "about" */ './report.ts'));

/** `window.dayloom`: what this page consists of, for the browser's console and for tests. */
interface PageReport {
  /** The version of the shell. */
  readonly version: string;
  /** The current content of the about panel. Its code is fetched on the first call. */
  report(): Promise<Report>;
}

declare global {
  var dayloom: PageReport | undefined;
}

/** The property cannot be changed or replaced, and its reports are copies. */
export function installPageReport(atoms: Pick<Atoms, 'get'>) {
  const value: PageReport = Object.freeze({
    get version() {
      return shellVersion();
    },
    report: async () => (await reportChunk.load()).reportOf(atoms),
  });
  Object.defineProperty(globalThis, 'dayloom', { value, enumerable: true });
}
