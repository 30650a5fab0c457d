import { sessionsOf } from '@dayloom/data';
import { durationText, type TimerSession } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { AsyncList, EmptyState, List, Row, TargetIcon, Timestamp } from '@dayloom/ui';
import { StopwatchIcon } from '@dayloom/ui/screen-icons';
import { FocusTotals } from './focus-totals.tsx';
import * as styles from './history.module.css';
import { timerNames } from './timer-clocks.ts';

const pageSize = 10;
const errorText = 'Failed to fetch history';

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
        {session.loweredFrom !== undefined && ', shortened: it was stopped earlier or overlapped another'}
      </>
    }
    trailing={<span className={styles.duration}>{durationText(session.duration)}</span>}
  />
);

/** The ten latest sessions, live, next to the focus time of today and this week. */
export function History() {
  const sessions = useRecords(sessionsOf(useUser().id).first(pageSize), { failed: errorText });
  return (
    <TitledCard title="History">
      <div className={styles.totals}>
        <FocusTotals />
      </div>
      <AsyncList
        of={sessions}
        failed={errorText}
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
    </TitledCard>
  );
}
