import { daysLeft, lastDayText, type PlanDay, type Work } from '@dayloom/domain';
import { Badge } from '@dayloom/ui';

interface LastDayProps {
  readonly work: Pick<Work, 'endDate'>;
  readonly today: PlanDay;
}

/** Beside 'Ended', that the last day is today. Apart from `DaysLeft`, which home's first paint holds. */
export function LastDay({ work, today }: LastDayProps) {
  const text = lastDayText(daysLeft(work, today));
  return text && <Badge look="text">{text}</Badge>;
}
