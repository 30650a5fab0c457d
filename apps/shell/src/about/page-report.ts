import type { Atoms } from '../atoms.ts';
import type { Report } from './report.ts';
import { shellVersion } from './shell-version.ts';

/** `window.dayloom`: what this page is made of, to be read in the browser's console and by tests. */
interface PageReport {
  /** Of the shell. */
  readonly version: string;
  /** All that the about panel tells, as it is at the time. Its code is fetched with the first call. */
  report(): Promise<Report>;
}

declare global {
  var dayloom: PageReport | undefined;
}

/** Nobody can change it or put another in its place, and what it gives is a copy. */
export function installPageReport(atoms: Pick<Atoms, 'get'>) {
  const value: PageReport = Object.freeze({
    get version() {
      return shellVersion();
    },
    report: async () => (await import(/* webpackChunkName: "about" */ './report.ts')).reportOf(atoms),
  });
  Object.defineProperty(globalThis, 'dayloom', { value, enumerable: true });
}
