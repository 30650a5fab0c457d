import { patch, receiptsOf } from '@dayloom/data';
import { type MomentStory, nowOf, receipts, storiesOf } from '@dayloom/domain';
import { useAction, useClock, useSave, useShell } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { unreadAtom } from '../notifications/notification-atoms.ts';

/** So many receipts are marked by one press, the newest first. */
const most = 2_000;

/** Marks a moment as read, on whichever device it was shown. */
export function useMarkRead() {
  const clock = useClock();
  const save = useSave();
  return useCallback(
    (stories: readonly MomentStory[]) => {
      const readAt = nowOf(clock);
      const changes = stories.flatMap((story) =>
        story.receipts.map(({ id }) => patch(receipts, id, { readAt })),
      );
      return save(changes, { failed: 'Failed to mark as read' });
    },
    [clock, save],
  );
}

/** The same for all that are unread; without `run` there is none. */
export function useMarkAllRead() {
  const { store, user } = useShell();
  const markRead = useMarkRead();
  const unread = useAtomValue(unreadAtom);
  const marking = useAction(async () => {
    const { records } = await store.get(receiptsOf(user.id).first(most));
    await markRead(storiesOf(records).filter(({ isUnread }) => isUnread));
  });
  return { pending: marking.pending, run: unread > 0 ? marking.run : undefined };
}
