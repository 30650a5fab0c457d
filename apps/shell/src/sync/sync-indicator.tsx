import type { SyncState } from '@dayloom/data';
import { useAtomValue, useSetAtom } from 'jotai';
import { SyncIcon } from './sync-icons.tsx';
import * as styles from './sync-indicator.module.css';
import { syncPanelOpenAtom } from './sync-panel-open.ts';
import { indicatorText } from './sync-words.ts';
import { syncStateAtom } from './sync.ts';
import { useDebouncedSavingState } from './use-debounced-saving-state.ts';

/** Says in the header whether everything has reached the server (OF4). */
export function SyncIndicator() {
  const state = useAtomValue(syncStateAtom);
  return state && <Indicator state={state} />;
}

function Indicator({ state }: { readonly state: SyncState }) {
  const openPanel = useSetAtom(syncPanelOpenAtom);
  const shown = useDebouncedSavingState(state);
  const text = indicatorText(shown);
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
