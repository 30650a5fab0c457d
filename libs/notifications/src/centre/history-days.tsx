import { addDays, dayName, type MomentStory, type PlanDay, planDayOf } from '@dayloom/domain';
import { dayStartAtom, useToday } from '@dayloom/platform';
import { List } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { HistoryRow } from './history-row.tsx';
import * as styles from './notification-centre.module.css';

/** Groups by the user's days, in the given order. */
function byDay(
  stories: readonly MomentStory[],
  dayStart: number,
): ReadonlyMap<PlanDay, readonly MomentStory[]> {
  const days = new Map<PlanDay, MomentStory[]>();
  for (const story of stories) {
    const day = planDayOf(new Date(story.at), dayStart);
    const known = days.get(day);
    if (known) known.push(story);
    else days.set(day, [story]);
  }
  return days;
}

function headingOf(day: PlanDay, today: PlanDay): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : dayName(day, today);
}

function HistoryDay({
  title,
  stories,
}: {
  readonly title: string;
  readonly stories: readonly MomentStory[];
}) {
  const headingId = useId();
  return (
    <div className={styles.day}>
      <h3 id={headingId}>{title}</h3>
      <List aria-labelledby={headingId}>
        {stories.map((story) => (
          <HistoryRow key={story.moment} story={story} />
        ))}
      </List>
    </div>
  );
}

export function HistoryDays({ stories }: { readonly stories: readonly MomentStory[] }) {
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  return [...byDay(stories, dayStart)].map(([day, ofDay]) => (
    <HistoryDay key={day} title={headingOf(day, today)} stories={ofDay} />
  ));
}
