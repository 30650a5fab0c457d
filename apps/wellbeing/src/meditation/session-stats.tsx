import { meditationStatsOf } from '@dayloom/data';
import { challengeShare, challengeText } from '@dayloom/domain/meditation';
import { useRecords, useUser } from '@dayloom/platform';
import { Card, ErrorState, ProgressBar, type Stat, StatStrip, type StatValue } from '@dayloom/ui';
import * as styles from './session-stats.module.css';

const errorText = 'Failed to fetch meditation stats';

const none = { currentStreak: 0, totalSessions: 0, challengeProgress: 0 };

const labels = ['Current Streak', 'Total Sessions', 'Challenge Progress'];

const statsOf = ({ currentStreak, totalSessions, challengeProgress }: typeof none): readonly Stat[] => {
  const text = challengeText(challengeProgress);
  const values: readonly (Omit<Stat, 'label' | 'of'> & { readonly value: string | number })[] = [
    { value: currentStreak, note: currentStreak === 1 ? 'day' : 'days' },
    { value: totalSessions },
    {
      value: text,
      note: (
        <span className={styles.bar}>
          <ProgressBar label="Challenge Progress" value={challengeShare(challengeProgress)} text={text} />
        </span>
      ),
    },
  ];
  return values.map(({ value, ...rest }, index) => ({
    label: labels[index] ?? '',
    of: { phase: 'ready', value },
    ...rest,
  }));
};

/** The stored counters, which increase by one with each session. */
export function SessionStats() {
  const { id } = useUser();
  const stats = useRecords(meditationStatsOf(id), { failed: errorText });
  if (stats.phase === 'failed')
    return (
      <Card aria-label="Figures">
        <ErrorState text={errorText} onRetry={stats.retry} />
      </Card>
    );
  const stored = stats.phase === 'ready' ? stats.records[0] : undefined;
  const isKnown = stats.phase === 'ready' && (stored !== undefined || stats.isComplete);
  const waiting: StatValue = { phase: 'loading', isPartial: stats.phase === 'ready' };
  return (
    <div className={styles.figures}>
      <StatStrip
        label="Figures"
        items={isKnown ? statsOf(stored ?? none) : labels.map((label) => ({ label, of: waiting }))}
      />
    </div>
  );
}
