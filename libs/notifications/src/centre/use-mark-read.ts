import { patch, receiptsOf, receiptsSince } from '@dayloom/data';
import { instantOf, type MomentStory, nowOf, storiesOf } from '@dayloom/domain';
import { useAction, useClock, useSave, useShell } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { unreadAtom } from '../page/notification-atoms.ts';

/** Maximum number of receipts that one click marks, newest first. */
const maxReceipts = 2_000;

/** Milliseconds: a notification can be two days and an hour earlier than its item. */
const earliest = 3 * 24 * 3_600_000;

/** Marks moments as read, whichever device showed them. */
export function useMarkRead() {
  const clock = useClock();
  const save = useSave();
  return useCallback(
    (stories: readonly MomentStory[]) => {
      const readAt = nowOf(clock);
      const changes = stories.flatMap((story) =>
        story.receipts.map(({ id }) => patch('receipts', id, { readAt })),
      );
      return save(changes, { failed: 'Failed to mark as read' });
    },
    [clock, save],
  );
}

/** Marks a moment as read, and the unread ones of its item that are not much earlier. */
export function useMarkItemRead() {
  const { store, user } = useShell();
  const markRead = useMarkRead();
  return async ({ item, at }: MomentStory) => {
    const since = instantOf(new Date(Date.parse(at) - earliest));
    const { records } = await store.get(receiptsSince(user.id, since));
    await markRead(storiesOf(records).filter((story) => story.item === item && story.isUnread));
  };
}

/** Marks all unread moments as read. `run` is undefined if there are none. */
export function useMarkAllRead() {
  const { store, user } = useShell();
  const markRead = useMarkRead();
  const unread = useAtomValue(unreadAtom);
  const marking = useAction(async () => {
    const { records } = await store.get(receiptsOf(user.id).first(maxReceipts));
    await markRead(storiesOf(records).filter(({ isUnread }) => isUnread));
  });
  return { pending: marking.pending, run: unread > 0 ? marking.run : undefined };
}
