import { keptRelease, registryAddress } from '../kept/kept-release.ts';

/** What this device has stored for starts without a network. */
export interface KeptReport {
  /** Revision of the newest complete release on this device. */
  readonly revision: number | undefined;
  /** Why the worker could not store the live release at the last attempt. */
  readonly failure: string | undefined;
}

let report: KeptReport | undefined;

/** The last report; undefined before the first. */
export const keptReport = () => report;

/** Updates the report from the cache. */
export async function lookAtKept(failure?: string): Promise<void> {
  const registry = await (await keptRelease())?.cache.match(registryAddress);
  // A broken registry is replaced at the next attempt.
  const read = (await registry?.json().catch(() => undefined)) as { readonly revision?: number } | null;
  report = { revision: read?.revision, failure };
}
