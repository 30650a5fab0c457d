import type { SyncState } from '@dayloom/data';
import { localeAtom, timeZoneAtom } from '@dayloom/platform';
import { lazyModule } from '@dayloom/platform/late';
import { Dialog, LoadingState } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { WithChunk } from '../fallbacks/with-chunk.tsx';
import { explanation, indicatorText } from './sync-words.ts';

/** Rarely needed. */
export const refusedListChunk = lazyModule(
  () => import(/* webpackChunkName: "refused-list" */ './refused-list.tsx'),
);

interface SyncPanelProps {
  readonly state: SyncState;
  /** Hides rejected changes, as all records are hidden. */
  readonly secret: boolean;
  readonly onClose: () => void;
}

/** Explains the indicator's state and lists what could not be saved. */
export function SyncPanel({ state, secret, onClose }: SyncPanelProps) {
  const locale = useAtomValue(localeAtom);
  // The text names a local time.
  useAtomValue(timeZoneAtom);
  return (
    <Dialog open title={indicatorText(state, locale)} onClose={onClose}>
      <p>{explanation(state, locale)}</p>
      {state.refused.length > 0 && !secret && (
        <ScreenBoundary title="Could not be saved" isPart>
          <WithChunk chunk={refusedListChunk} loading={<LoadingState rows={2} />}>
            {({ RefusedList }) => <RefusedList refused={state.refused} />}
          </WithChunk>
        </ScreenBoundary>
      )}
    </Dialog>
  );
}
