import { deviceKindOf, isMissed, type MomentStory, storySentence } from '@dayloom/domain';
import { Link, localeAtom, useAction, useClock } from '@dayloom/platform';
import { Badge, Button, Row, Timestamp } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { deviceAtom } from '../page/notification-atoms.ts';
import * as styles from './history-row.module.css';
import { ItemActions } from './item-actions.tsx';
import { leaveButton } from './leave-button.ts';
import { useMarkRead } from './use-mark-read.ts';

const deviceKind = deviceKindOf(navigator.userAgent, navigator.maxTouchPoints);

/** One moment: its text, and a sentence with its outcome. */
export function HistoryRow({ story }: { readonly story: MomentStory }) {
  const { title, body, to, at, isUnread } = story;
  const clock = useClock();
  const locale = useAtomValue(localeAtom);
  const device = useAtomValue(deviceAtom);
  const markRead = useMarkRead();
  const bodyId = useId();
  const reading = useAction(() => markRead([story]));
  return (
    <Row
      data-item={story.item}
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
                  leaveButton(event.currentTarget);
                  void reading.run();
                }}
              >
                Mark as read
              </Button>
            )}
            {isUnread && <ItemActions story={story} bodyId={bodyId} />}
          </span>
        </div>
      }
    />
  );
}
