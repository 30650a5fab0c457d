import type { CollectionName, KindFacts, RecordIn } from '@dayloom/domain';
import { useShell } from '@dayloom/platform';
import { ClockIcon } from '@dayloom/ui';
import { useState } from 'react';
import type { HistoryDialog } from './history-dialog.tsx';

/**
 * Offers the 'History' of a record as a menu item, and its dialog while it is open; its code is loaded on first use.
 * There is no item when the shell is too old to support history.
 */
export function useHistory<Name extends CollectionName>({ name }: KindFacts<Name>, record: RecordIn<Name>) {
  const { store, toasts } = useShell();
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof HistoryDialog }>();
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
      <loaded.Dialog collection={name} record={record} read={history} onClose={() => setLoaded(undefined)} />
    ),
  };
}
