import type { Collection, RecordOf } from '@dayloom/domain';
import { useShell } from '@dayloom/platform';
import { ClockIcon, type MenuItem } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import type { HistoryDialog } from './history-dialog.tsx';

/** The menu items and the dialog for the history of a record. */
interface OfferedHistory {
  /** Empty when the shell is too old to support history. */
  readonly items: readonly MenuItem[];
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
}

interface Loaded {
  readonly Dialog: typeof HistoryDialog;
}

/** Offers the 'History' of a record; its code is loaded on first use. */
export function useHistory<C extends Collection>(kind: C, record: RecordOf<C>): OfferedHistory {
  const { store, toasts } = useShell();
  const [loaded, setLoaded] = useState<Loaded>();
  const { history } = store;
  if (!history) return { items: [], dialog: undefined };
  const open = async () => {
    try {
      const { HistoryDialog: Dialog } = await import(
        /* webpackChunkName: "record-history" */ './history-dialog.tsx'
      );
      setLoaded({ Dialog });
    } catch (error) {
      toasts.error('Failed to open the history', error);
    }
  };
  return {
    items: [{ label: 'History', icon: <ClockIcon />, onSelect: () => void open() }],
    dialog: loaded && (
      <loaded.Dialog kind={kind} record={record} read={history} onClose={() => setLoaded(undefined)} />
    ),
  };
}
