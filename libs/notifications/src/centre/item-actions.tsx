import { isNotifiedKind } from '@dayloom/data';
import { clockText, clockTimeOf, type Instant, type MomentStory } from '@dayloom/domain';
import { endOfSnooze, latenessOf, type NotificationContent } from '@dayloom/domain/notifications';
import { hourCycleIn } from '@dayloom/domain/settings';
import { localeAtom, useAction, useShell } from '@dayloom/platform';
import { useLoaded } from '@dayloom/platform/late';
import { Button } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { itemCode } from '../item/late-item.ts';
import { isPartMissingAtom } from '../page/notification-atoms.ts';
import { usePermission } from '../page/use-permission.ts';
import { missingText, useServiceOnceReady } from '../page/use-service-once-ready.ts';
import * as styles from './history-row.module.css';
import { leaveButton } from './leave-button.ts';
import { useItemState } from './use-item-state.ts';
import { useMarkItemRead } from './use-mark-read.ts';

interface ItemActionsProps {
  readonly story: MomentStory;
  /** The id of the notification's text. */
  readonly bodyId: string;
}

/** What can be done with the item of an unread moment. None if it was deleted or is done: it must not ring. */
export function ItemActions(props: ItemActionsProps) {
  const permission = usePermission();
  if (useItemState(props.story) !== 'open') return null;
  return (
    <>
      {permission === 'granted' && <SnoozeButton {...props} />}
      <MoreActions {...props} />
    </>
  );
}

const timeIn = (locale: string | undefined) => (moment: Instant) =>
  clockText(clockTimeOf(new Date(moment)), hourCycleIn(locale));

function SnoozeButton({ story, bodyId }: ItemActionsProps) {
  const shell = useShell();
  const locale = useAtomValue(localeAtom);
  const readyService = useServiceOnceReady();
  const isMissing = useAtomValue(isPartMissingAtom);

  /** The notification to show after the snooze. The text says if the moment has passed by then. */
  async function contentAgain(): Promise<NotificationContent> {
    const { moment, kind, item, at, title, to } = story;
    const now = shell.clock.now();
    const { lateBodyOfItem } = await itemCode.load();
    const lateBody = await lateBodyOfItem(shell, story, {
      shown: endOfSnooze(now),
      timeText: timeIn(locale),
    });
    const body = latenessOf(at, now) === 'now' ? story.body : lateBody;
    return { tag: moment, ...{ kind, item, at, title, body, lateBody, to } };
  }

  const snoozing = useAction(async () => {
    try {
      await (await readyService()).snooze(await contentAgain());
    } catch (error) {
      shell.toasts.error('Failed to snooze', error);
    }
  });
  return (
    <Button
      size="small"
      variant="ghost"
      aria-describedby={bodyId}
      disabled={isMissing}
      title={isMissing ? missingText : undefined}
      pending={snoozing.pending}
      onClick={(event) => {
        leaveButton(event.currentTarget);
        void snoozing.run();
      }}
    >
      Snooze 5min
    </Button>
  );
}

/** A menu, whose code loads after the rows. */
function MoreActions({ story, bodyId }: ItemActionsProps) {
  const late = useLoaded(itemCode);
  const markItemRead = useMarkItemRead();
  useEffect(() => void itemCode.load().catch(() => undefined), []);
  if (!isNotifiedKind(story.kind)) return null;
  return (
    <span className={styles.more}>
      {late && (
        <late.ItemMenu
          kind={story.kind}
          item={story.item}
          describedBy={bodyId}
          leave={(pressed) => leaveButton(pressed, story.item)}
          onDone={() => void markItemRead(story)}
        />
      )}
    </span>
  );
}
