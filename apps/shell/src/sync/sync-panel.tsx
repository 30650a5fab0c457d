import type { SyncState } from '@dayloom/data';
import { Dialog, LoadingState } from '@dayloom/ui';
import { lazy, Suspense } from 'react';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { loadRefusedList } from './load-refused-list.ts';
import { explanation, indicatorText } from './sync-words.ts';

const RefusedList = lazy(loadRefusedList);

interface SyncPanelProps {
  readonly state: SyncState;
  /** The records are hidden, and what was refused with them. */
  readonly secret: boolean;
  readonly onClose: () => void;
}

/** What the indicator's word means, and what could not be saved (OF5). */
export const SyncPanel = ({ state, secret, onClose }: SyncPanelProps) => (
  <Dialog open title={indicatorText(state)} onClose={onClose}>
    <p>{explanation(state)}</p>
    {state.refused.length > 0 && !secret && (
      <ScreenBoundary>
        <Suspense fallback={<LoadingState rows={2} />}>
          <RefusedList refused={state.refused} />
        </Suspense>
      </ScreenBoundary>
    )}
  </Dialog>
);
