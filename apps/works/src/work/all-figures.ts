import type { Instant } from '@dayloom/domain';
import type { Figure } from '@dayloom/platform';

/** Several figures that are only of use together. */
export type Figures<Name extends string> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      readonly values: Readonly<Record<Name, number>>;
      /** When the oldest of them was told, where that was not just now. */
      readonly asOf?: Instant;
    };

/** Ready once all are; failed when one is, and then 'Retry' asks for those that failed. */
export function allFigures<Name extends string>(figures: Readonly<Record<Name, Figure>>): Figures<Name> {
  const all = Object.values<Figure>(figures);
  const failed = all.filter((figure) => figure.phase === 'failed');
  if (failed.length > 0) return { phase: 'failed', retry: () => failed.forEach((figure) => figure.retry()) };
  if (all.some((figure) => figure.phase === 'loading')) return { phase: 'loading' };
  const values = Object.entries<Figure>(figures).map(([name, figure]) => [
    name,
    figure.phase === 'ready' ? figure.value : 0,
  ]);
  const [asOf] = all.flatMap((figure) => (figure.phase === 'ready' && figure.asOf) || []).toSorted();
  return {
    phase: 'ready',
    values: Object.fromEntries(values) as Record<Name, number>,
    ...(asOf && { asOf }),
  };
}
