import { syncStateAtom } from '@dayloom/account';
import type { SyncState } from '@dayloom/data';
import { localeAtom, timeZoneAtom } from '@dayloom/platform';
import { CheckIcon, OfflineIcon, RefreshIcon } from '@dayloom/ui';
import { AttentionIcon } from '@dayloom/ui/screen-icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import * as styles from './sync-indicator.module.css';
import { syncPanelOpenAtom } from './sync-panel-open.ts';
import { indicatorText } from './sync-words.ts';

/** Milliseconds before 'Saving...' is shown. Most saves are faster, and the text would only flicker. */
const savingDelay = 400;

/** Shows the previous state until saving has lasted for the delay. */
function useDebouncedSavingState(state: SyncState): SyncState {
  const [visible, setVisible] = useState(state);
  const isDelayed = state.phase === 'saving' && visible.phase !== 'saving';
  useEffect(() => {
    if (!isDelayed) return;
    const timer = setTimeout(() => setVisible((before) => ({ ...before, phase: 'saving' })), savingDelay);
    return () => clearTimeout(timer);
  }, [isDelayed]);
  if (!isDelayed && visible !== state) setVisible(state);
  return isDelayed ? visible : state;
}

function SyncIcon({ phase }: Pick<SyncState, 'phase'>) {
  switch (phase) {
    case 'saved':
      return <CheckIcon aria-hidden="true" />;
    case 'saving':
      return <RefreshIcon aria-hidden="true" />;
    case 'offline':
      return <OfflineIcon aria-hidden="true" />;
    case 'attention':
      return <AttentionIcon aria-hidden="true" />;
  }
}

/** Shows in the header whether all changes have reached the server. */
export function SyncIndicator() {
  const state = useAtomValue(syncStateAtom);
  return state && <Indicator state={state} />;
}

function Indicator({ state }: { readonly state: SyncState }) {
  const openPanel = useSetAtom(syncPanelOpenAtom);
  // The text names a local time.
  useAtomValue(timeZoneAtom);
  const visible = useDebouncedSavingState(state);
  const text = indicatorText(visible, useAtomValue(localeAtom));
  return (
    <div className={styles.syncIndicator} role="status">
      <button
        type="button"
        className={styles.button}
        data-phase={visible.phase}
        title={text}
        aria-haspopup="dialog"
        onClick={() => openPanel(true)}
      >
        <SyncIcon phase={visible.phase} />
        <span className={styles.text}>{text}</span>
      </button>
    </div>
  );
}
