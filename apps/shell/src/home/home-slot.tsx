import { useAtomValue, useSetAtom } from '@dayloom/platform';
import { RemoteBoundary } from '../loader/remote-boundary.tsx';
import { LoadingState } from '@dayloom/ui';
import { modulesAtom, takeNewReleasesAtom } from '../modules/modules.ts';

/** Skeleton rows kept free before the registry says what stands here. */
const rowsAwaited: Readonly<Record<string, number>> = { 'home.counters': 2, 'home.main': 6 };

/** A place on home and what the modules put there, each with its own loading, failure and retry (HM14). */
export function HomeSlot({ slot }: { readonly slot: string }) {
  const modules = useAtomValue(modulesAtom);
  const takeNewReleases = useSetAtom(takeNewReleasesAtom);
  if (modules.phase === 'none') return null;
  if (modules.phase === 'loading') {
    const rows = rowsAwaited[slot];
    return rows && <LoadingState rows={rows} />;
  }
  const { set } = modules;
  return set
    .slots(slot)
    .map(({ module, entry }) => (
      <RemoteBoundary
        key={`${module.entry.name}/${entry.widget}`}
        load={set.load(module, 'widget', entry.widget)}
        title={entry.title}
        minHeight={entry.minHeight}
        beforeRetry={takeNewReleases}
      />
    ));
}
