import { positionInDay, planDayOf, type PlanDay } from '@dayloom/domain';
import { useMinute } from '@dayloom/platform';
import * as styles from './hour-grid.module.css';

/** Re-renders every minute without the rest of its column. */
export function NowLine({ day }: { readonly day: PlanDay }) {
  const now = useMinute();
  if (planDayOf(now) !== day) return null;
  return (
    <div
      className={styles.now}
      style={{ top: `${positionInDay(now) * 100}%` }}
      data-now=""
      aria-hidden="true"
    />
  );
}
