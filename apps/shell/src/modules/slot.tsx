import { type SlotName } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { LoadingState } from '@dayloom/ui';
import { RemoteBoundary } from '../loader/remote-boundary.tsx';
import { modulesAtom, takeNewReleasesAtom } from './modules.ts';

/** Number of skeleton rows shown until the registry is read. */
const expectedRows: Partial<Record<SlotName, number>> = { 'home.today': 5, 'home.main': 6 };

/** A slot of a page with the widgets of modules, each with its own loading, error and retry. */
export function Slot({ name }: { readonly name: SlotName }) {
  const modules = useAtomValue(modulesAtom);
  const takeNewReleases = useSetAtom(takeNewReleasesAtom);
  if (modules.phase === 'none') return null;
  if (modules.phase === 'loading') {
    const rows = expectedRows[name];
    return rows && <LoadingState rows={rows} />;
  }
  const { set } = modules;
  return set
    .items('slots')
    .filter(({ item }) => item.slot === name)
    .map(({ module, item: entry }) => (
      <RemoteBoundary
        key={`${module.entry.name}/${entry.widget}`}
        load={set.load(module, 'widget', entry.widget)}
        title={entry.title}
        minHeight={entry.minHeight}
        beforeRetry={takeNewReleases}
      />
    ));
}
