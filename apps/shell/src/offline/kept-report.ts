import { keptRelease, registryAddress } from '../loader/kept-release.ts';

/** What is on this device for starts without a network. */
export interface KeptReport {
  /** Of the newest registry all of which is here. */
  readonly revision: number | undefined;
  /** Why the worker could not keep what is live when it was last asked to. */
  readonly failure: string | undefined;
}

let report: KeptReport | undefined;

/** As the page last looked; undefined before it did. */
export const keptReport = () => report;

/** Looks at what is here now. */
export async function lookAtKept(failure?: string): Promise<void> {
  const registry = await (await keptRelease())?.cache.match(registryAddress);
  // It may be broken; a server gives it anew.
  const read = (await registry?.json().catch(() => undefined)) as { readonly revision?: number } | null;
  report = { revision: read?.revision, failure };
}
