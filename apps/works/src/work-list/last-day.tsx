import { daysLeft, lastDayText, type PlanDay, type Work } from '@dayloom/domain';
import { Badge } from '@dayloom/ui';

interface LastDayProps {
  readonly work: Pick<Work, 'endDate'>;
  readonly today: PlanDay;
}

/** 'Last day' next to 'Ended'. Separate from `DaysLeft`, which is part of home's first paint. */
export function LastDay({ work, today }: LastDayProps) {
  const text = lastDayText(daysLeft(work, today));
  return text && <Badge look="text">{text}</Badge>;
}
