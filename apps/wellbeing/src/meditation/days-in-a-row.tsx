import { meditationsOf } from '@dayloom/data';
import { type MeditationSession } from '@dayloom/domain';
import { sessionDays, streakOf } from '@dayloom/domain/meditation';
import { dayStartAtom, timeZoneAtom, useAtomValue, useRecords, useToday, useUser } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { AsyncList } from '@dayloom/ui';
import { useMemo } from 'react';
import * as styles from './days-in-a-row.module.css';
import { StreakCalendar } from './streak-calendar.tsx';

const countText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

function Days({ sessions }: { readonly sessions: readonly MeditationSession[] }) {
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const days = useMemo(
    () =>
      sessionDays(
        sessions.map(({ date }) => date),
        dayStart,
      ),
    [sessions, dayStart],
  );
  const { current, longest } = streakOf(days, today);
  return (
    <div className={styles.streak}>
      <div>
        <p className={styles.current}>{countText(current)}</p>
        <p className={styles.longest}>
          {sessions.length === 0 ? 'The first session begins a row.' : `Longest: ${countText(longest)}`}
        </p>
      </div>
      <StreakCalendar days={days} today={today} />
    </div>
  );
}

const noSessions: readonly MeditationSession[] = [];

/** The streak, computed from the days of the sessions; the counters next to it count sessions. */
export function DaysInARow() {
  const { id } = useUser();
  const timeZone = useAtomValue(timeZoneAtom);
  // Without an error toast, because the figures next to it show one.
  const sessions = useRecords(meditationsOf(id));
  return (
    <TitledCard title="Days in a row">
      <AsyncList
        of={sessions}
        failed="Failed to load your sessions"
        empty={<Days sessions={noSessions} />}
        skeletonRows={3}
        rowHeight={70}
      >
        {/* In another zone, sessions are on other days. */}
        {(records) => <Days key={timeZone} sessions={records} />}
      </AsyncList>
    </TitledCard>
  );
}
