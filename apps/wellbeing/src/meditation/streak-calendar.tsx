import { firstWeekday, type PlanDay, weekdayAndDay } from '@dayloom/domain';
import { weekdayColumns } from '@dayloom/domain/calendar';
import { type SessionDays, type StreakDay, streakDayText, streakWeeks } from '@dayloom/domain/meditation';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import * as styles from './streak-calendar.module.css';

const markOf = ({ sessions, isAhead }: StreakDay) => {
  if (isAhead) return 'ahead';
  return sessions > 0 ? 'done' : 'none';
};

interface StreakCalendarProps {
  readonly days: SessionDays;
  readonly today: PlanDay;
}

/** The last weeks as dots: filled with a session, a ring without one, small for future days. */
export function StreakCalendar({ days, today }: StreakCalendarProps) {
  const weeks = streakWeeks(days, today, firstWeekday(useAtomValue(localeAtom)));
  const columns = weekdayColumns((weeks[0] ?? []).map(({ day }) => day));
  return (
    <table className={styles.calendar}>
      <caption className="visually-hidden">The last five weeks</caption>
      <thead>
        <tr>
          {columns.map(({ letter, long }) => (
            <th key={long} scope="col">
              <span aria-hidden="true">{letter}</span>
              <span className="visually-hidden">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((one) => {
              const text = `${weekdayAndDay(one.day)}: ${streakDayText(one)}`;
              return (
                <td key={one.day} title={text} aria-current={one.day === today ? 'date' : undefined}>
                  <i className={styles.dot} data-mark={markOf(one)} />
                  <span className="visually-hidden">{text}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
