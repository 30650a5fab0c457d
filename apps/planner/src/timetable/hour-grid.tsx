import {
  type Activity,
  type DayGrid,
  dayGridOf,
  nowInGrid,
  type PlanDay,
  timesOfHour,
  timeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import type { CSSProperties } from 'react';
import { useMinute } from '../today/use-minute.ts';
import { type ActivityActions, ActivityContent } from './activity-content.tsx';
import * as styles from './hour-grid.module.css';

interface HourGridProps extends ActivityActions {
  readonly activities: readonly Activity[];
  readonly day: PlanDay;
  readonly onPressHour: (hour: number) => void;
}

const percent = (part: number) => `${part * 100}%`;

/** Drawn anew each minute, without the blocks. */
function NowLine({ grid, day }: { readonly grid: DayGrid<unknown>; readonly day: PlanDay }) {
  const at = nowInGrid(grid, day, useMinute());
  if (at === undefined) return null;
  return <div className={styles.now} style={{ top: percent(at) }} data-now="" aria-hidden="true" />;
}

/** A day's activities on its hours; a press on an empty hour adds to it. */
export function HourGrid({ activities, day, onPressHour, ...actions }: HourGridProps) {
  const grid = dayGridOf(activities);
  const locale = useAtomValue(localeAtom);
  const sizes: CSSProperties = {
    ['--hours' as string]: grid.hours.length,
    ['--columns' as string]: grid.columns,
  };
  return (
    <div className={styles.scroll}>
      <div className={styles.grid} style={sizes}>
        <ul role="list" aria-label="Activities" className={styles.blocks}>
          {grid.blocks.map(({ activity, top, height, left, width }) => (
            <li
              key={activity.id}
              className={styles.block}
              style={{
                top: percent(top),
                height: percent(height),
                left: percent(left),
                width: percent(width),
              }}
            >
              <ActivityContent activity={activity} {...actions} />
            </li>
          ))}
        </ul>
        <div>
          {grid.hours.map((hour) => {
            const time = timeText(timesOfHour(hour).startTime, locale);
            return (
              <div key={hour} className={styles.hour}>
                <span className={styles.label}>{time}</span>
                {actions.canChange && (
                  // For pointers: by keyboard one adds with 'Add Activity'.
                  <button
                    type="button"
                    tabIndex={-1}
                    className={styles.press}
                    aria-label={`Add Activity at ${time}`}
                    onClick={() => onPressHour(hour)}
                  />
                )}
              </div>
            );
          })}
        </div>
        <NowLine grid={grid} day={day} />
      </div>
    </div>
  );
}
