import type { NotificationContent } from '@dayloom/domain/notifications';
import {
  clockText,
  clockTimeOf,
  deviceKindOf,
  type Instant,
  isMissed,
  type MomentStory,
  storySentence,
} from '@dayloom/domain';
import { hourCycleIn } from '@dayloom/domain/settings';
import { Link, localeAtom, useAction, useClock, useToasts } from '@dayloom/platform';
import { Badge, Button, Row, Timestamp } from '@dayloom/ui';
import { focusFirst } from '@dayloom/ui/focus';
import { useAtomValue } from 'jotai';
import { type MouseEvent, useId } from 'react';
import { latenessOf } from '@dayloom/domain/notifications';
import { deviceAtom, isPartMissingAtom } from '../page/notification-atoms.ts';
import { usePermission } from '../page/use-permission.ts';
import { missingText, useServiceOnceReady } from '../page/use-service-once-ready.ts';
import * as styles from './history-row.module.css';
import { useItemState } from './use-item-state.ts';
import { useMarkRead } from './use-mark-read.ts';

const timeIn = (locale: string | undefined) => (moment: Instant) =>
  clockText(clockTimeOf(new Date(moment)), hourCycleIn(locale));

/** The notification to show after a snooze. The text says if the moment has passed by then. */
function contentOf(story: MomentStory, now: Date, locale: string | undefined): NotificationContent {
  const { moment, kind, item, at, title, to } = story;
  const isSaid = story.body.endsWith(')') && story.body.includes('(missed at ');
  const lateBody = isSaid ? story.body : `${story.body} (missed at ${timeIn(locale)(at)})`;
  const body = latenessOf(at, now) === 'now' ? story.body : lateBody;
  return { tag: moment, ...{ kind, item, at, title, body, lateBody, to } };
}

/** The pressed button is about to be removed: moves the focus to the next such button, else to the row's link. */
function moveFocusFrom({ currentTarget: pressed }: MouseEvent<HTMLElement>) {
  if (document.activeElement !== pressed) return;
  const buttons = [...(pressed.closest('section')?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const others = buttons.slice(buttons.indexOf(pressed) + 1);
  const next = others.find(({ textContent }) => textContent === pressed.textContent);
  focusFirst(next, pressed.closest('li')?.querySelector('a'));
}

interface SnoozeButtonProps {
  readonly story: MomentStory;
  /** The id of the notification's text. */
  readonly bodyId: string;
}

/** Not offered for an item that was deleted or is done, which must not ring. */
function SnoozeButton({ story, bodyId }: SnoozeButtonProps) {
  const clock = useClock();
  const locale = useAtomValue(localeAtom);
  const toasts = useToasts();
  const readyService = useServiceOnceReady();
  const isMissing = useAtomValue(isPartMissingAtom);
  const isOpen = useItemState(story) === 'open';
  const snoozing = useAction(async () => {
    try {
      await (await readyService()).snooze(contentOf(story, clock.now(), locale));
    } catch (error) {
      toasts.error('Failed to snooze', error);
    }
  });
  return (
    isOpen && (
      <Button
        size="small"
        variant="ghost"
        aria-describedby={bodyId}
        disabled={isMissing}
        title={isMissing ? missingText : undefined}
        pending={snoozing.pending}
        onClick={(event) => {
          moveFocusFrom(event);
          void snoozing.run();
        }}
      >
        Snooze 5min
      </Button>
    )
  );
}

const deviceKind = deviceKindOf(navigator.userAgent, navigator.maxTouchPoints);

/** One moment: its text, and a sentence with its outcome. */
export function HistoryRow({ story }: { readonly story: MomentStory }) {
  const { title, body, to, at, isUnread } = story;
  const clock = useClock();
  const locale = useAtomValue(localeAtom);
  const device = useAtomValue(deviceAtom);
  const permission = usePermission();
  const markRead = useMarkRead();
  const bodyId = useId();
  const reading = useAction(() => markRead([story]));
  return (
    <Row
      data-unread={isUnread || undefined}
      className={styles.row}
      title={
        <Link to={to} id={bodyId} onClick={() => isUnread && void markRead([story])}>
          {body}
        </Link>
      }
      meta={
        <div className={styles.meta}>
          <span>
            {title}, <Timestamp at={at} />
          </span>
          <span>{storySentence(story, { device, deviceKind, now: clock.now(), locale })}</span>
        </div>
      }
      trailing={
        <div className={styles.trailing}>
          <span className={styles.badges}>
            {isUnread && (
              <Badge tone="accent" glyph="●">
                Unread
              </Badge>
            )}
            {isMissed(story) && (
              <Badge tone="warning" glyph="!">
                Missed
              </Badge>
            )}
          </span>
          <span className={styles.buttons}>
            {isUnread && (
              <Button
                size="small"
                variant="ghost"
                aria-describedby={bodyId}
                pending={reading.pending}
                onClick={(event) => {
                  moveFocusFrom(event);
                  void reading.run();
                }}
              >
                Mark as read
              </Button>
            )}
            {isUnread && permission === 'granted' && <SnoozeButton story={story} bodyId={bodyId} />}
          </span>
        </div>
      }
    />
  );
}
