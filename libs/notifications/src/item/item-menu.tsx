import type { DayRecords, NotifiedKind } from '@dayloom/domain';
import { snoozeChoices, snoozeText } from '@dayloom/domain/snooze';
import { dayStartAtom, localeAtom, useMinute, useShell } from '@dayloom/platform';
import { snoozing, useDoneAndSnooze } from '@dayloom/series';
import { Menu } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { itemKinds, itemNow } from './notified-item.ts';

interface ItemMenuProps<M extends NotifiedKind> {
  readonly kind: M;
  readonly item: string;
  /** The id of the notification's text. */
  readonly describedBy: string;
  /** Moves the focus on from a button that is about to be removed. */
  readonly leave: (pressed: Element | null) => void;
  /** Marks what is unread of the item as read, which removes this menu. */
  readonly onDone: () => void;
}

/** Marks the item of a notification as done, or puts it off; of a series, its day. */
export function ItemMenu<M extends NotifiedKind>({
  kind,
  item,
  describedBy,
  leave,
  onDone,
}: ItemMenuProps<M>) {
  const shell = useShell();
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  const dayStart = useAtomValue(dayStartAtom);
  const { series } = itemKinds[kind];
  const { setDone, snooze } = useDoneAndSnooze(series, { marksRead: false });
  const [isAsking, setAsking] = useState(false);
  const { one } = series.facts.words;
  const fail = (error: unknown) => shell.toasts.error(`Failed to update ${one.toLowerCase()}`, error);

  async function change(write: (record: DayRecords[M]) => Promise<boolean>): Promise<boolean> {
    try {
      const record = await itemNow(shell, kind, item);
      if (record) return await write(record);
      fail(new Error('It was deleted meanwhile.'));
    } catch (error) {
      fail(error);
    }
    return false;
  }
  async function select(write: Parameters<typeof change>[0]) {
    // The menu has returned the focus to its button.
    const pressed = document.activeElement;
    leave(pressed);
    if (await change(write)) onDone();
    else if (pressed instanceof HTMLElement) pressed.focus();
  }
  async function ask() {
    try {
      await snoozing.load();
      setAsking(true);
    } catch (error) {
      fail(error);
    }
  }
  const late = snoozing.peek();
  return (
    <>
      <Menu
        label="More actions"
        button={{ 'aria-describedby': describedBy, size: 'small' }}
        items={[
          { label: 'Done', onSelect: () => void select((record) => setDone(record, true)) },
          ...snoozeChoices(now, dayStart).map(({ label, until }) => ({
            label: `${label} (${snoozeText(until, now, locale)})`,
            onSelect: () => void select((record) => snooze(record, until)),
          })),
          { label: 'Another time...', onSelect: () => void ask() },
        ]}
      />
      {isAsking && late && (
        <late.SnoozeDialog
          title={`Snooze ${one}`}
          onChoose={async (until) => {
            const isSnoozed = await change((record) => snooze(record, until));
            if (!isSnoozed) return false;
            // The dialog returns the focus to the menu.
            flushSync(() => setAsking(false));
            leave(document.activeElement);
            onDone();
            return true;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
