import type { Total } from '@dayloom/platform';

/** Several totals that are only useful together. */
export type Totals<Name extends string> =
  | { readonly phase: 'loading'; readonly isPartial: boolean }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly values: Readonly<Record<Name, number>> };

/** Ready when all are ready; failed when one has failed: then 'Retry' loads the failed ones. */
export function allTotals<Name extends string>(totals: Readonly<Record<Name, Total>>): Totals<Name> {
  const all = Object.values<Total>(totals);
  const failed = all.filter((total) => total.phase === 'failed');
  if (failed.length > 0) return { phase: 'failed', retry: () => failed.forEach((total) => total.retry()) };
  const loading = all.filter((total) => total.phase === 'loading');
  if (loading.length > 0) return { phase: 'loading', isPartial: loading.some((total) => total.isPartial) };
  const values = Object.entries<Total>(totals).map(([name, total]) => [
    name,
    total.phase === 'ready' ? total.value : 0,
  ]);
  return { phase: 'ready', values: Object.fromEntries(values) as Record<Name, number> };
}
