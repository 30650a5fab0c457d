import type { SyncState } from '@dayloom/data';
import { localeAtom } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { SyncIcon } from './sync-icons.tsx';
import * as styles from './sync-indicator.module.css';
import { syncPanelOpenAtom } from './sync-panel-open.ts';
import { indicatorText } from './sync-words.ts';
import { syncStateAtom } from './sync.ts';

/** How long saving lasts before it is said, in ms: most is done sooner, and a flicker tells nobody anything. */
const delay = 400;

/** The state as it is shown: while saving is young, the one before it. */
function useDebouncedSavingState(state: SyncState): SyncState {
  const [shown, setShown] = useState(state);
  const young = state.phase === 'saving' && shown.phase !== 'saving';
  useEffect(() => {
    if (!young) return;
    const timer = setTimeout(() => setShown((before) => ({ ...before, phase: 'saving' })), delay);
    return () => clearTimeout(timer);
  }, [young]);
  if (!young && shown !== state) setShown(state);
  return young ? shown : state;
}

/** Says in the header whether everything has reached the server. */
export function SyncIndicator() {
  const state = useAtomValue(syncStateAtom);
  return state && <Indicator state={state} />;
}

function Indicator({ state }: { readonly state: SyncState }) {
  const openPanel = useSetAtom(syncPanelOpenAtom);
  const shown = useDebouncedSavingState(state);
  const text = indicatorText(shown, useAtomValue(localeAtom));
  return (
    <div className={styles.syncIndicator} role="status">
      <button
        type="button"
        className={styles.button}
        data-phase={shown.phase}
        title={text}
        aria-haspopup="dialog"
        onClick={() => openPanel(true)}
      >
        <SyncIcon phase={shown.phase} />
        <span className={styles.text}>{text}</span>
      </button>
    </div>
  );
}
