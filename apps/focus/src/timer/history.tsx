import { sessionsOf } from '@dayloom/data';
import { durationText, type TimerSession } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { AsyncList, Card, EmptyState, List, Row, SectionHeading, TargetIcon, Timestamp } from '@dayloom/ui';
import { StopwatchIcon } from '@dayloom/ui/screen-icons';
import { FocusTotals } from './focus-totals.tsx';
import * as styles from './history.module.css';
import { timerNames } from './timer-clocks.ts';

/** How many of the latest. */
const shown = 10;
const failed = 'Failed to fetch history';

const Session = ({ session }: { readonly session: TimerSession }) => (
  <Row
    className={styles.session}
    leading={
      <span className={styles.sign}>{session.type === 'focus' ? <TargetIcon /> : <StopwatchIcon />}</span>
    }
    title={timerNames[session.type]}
    meta={
      <>
        <Timestamp at={session.createdAt} />
        {session.loweredFrom !== undefined && ', stopped earlier on another device'}
      </>
    }
    trailing={<span className={styles.duration}>{durationText(session.duration)}</span>}
  />
);

/** The ten latest sessions, live (TH1 to TH3), beside how much of today and this week was focused. */
export function History() {
  const sessions = useRecords(sessionsOf(useUser().id).first(shown), { failed });
  return (
    <Card aria-labelledby="history">
      <SectionHeading id="history" title="History" />
      <div className={styles.totals}>
        <FocusTotals />
      </div>
      <AsyncList
        of={sessions}
        failed={failed}
        empty={
          <EmptyState
            text="No sessions yet"
            detail="Your focus sessions and stopped times will be listed here."
          />
        }
        skeletonRows={5}
      >
        {(records) => (
          <List label="Latest sessions">
            {records.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </List>
        )}
      </AsyncList>
    </Card>
  );
}
