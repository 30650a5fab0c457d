import { type PlanDay } from '@dayloom/domain';
import { type CalendarParams, type CalendarView, stepView } from '@dayloom/domain/calendar';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, Segmented } from '@dayloom/ui';
import * as styles from './calendar-actions.module.css';

interface CalendarActionsProps {
  readonly place: CalendarParams;
  readonly today: PlanDay;
  readonly show: (changed: Partial<CalendarParams>) => void;
}

const views: readonly { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
];

export function CalendarActions({ place: { view, date }, today, show }: CalendarActionsProps) {
  const step = (by: 1 | -1) => stepView(view, date, by);
  return (
    <div className={styles.actions}>
      <div className={styles.steps}>
        <IconButton
          label={`Previous ${view}`}
          icon={<ChevronLeftIcon />}
          disabled={step(-1) === date}
          onClick={() => show({ date: step(-1) })}
        />
        <Button size="small" onClick={() => show({ date: today })}>
          Today
        </Button>
        <IconButton
          label={`Next ${view}`}
          icon={<ChevronRightIcon />}
          disabled={step(1) === date}
          onClick={() => show({ date: step(1) })}
        />
      </div>
      <Segmented label="View" options={views} value={view} onChange={(next) => show({ view: next })} />
    </div>
  );
}
