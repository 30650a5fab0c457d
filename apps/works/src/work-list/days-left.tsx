import { daysLeft, daysLeftText, isDueSoon, type PlanDay, type Work } from '@dayloom/domain';
import { Badge } from '@dayloom/ui';

interface DaysLeftProps {
  readonly work: Pick<Work, 'endDate'>;
  readonly today: PlanDay;
}

/** '{N} days left' or 'Ended'; red when the end is near. */
export function DaysLeft({ work, today }: DaysLeftProps) {
  const days = daysLeft(work, today);
  return (
    <Badge look="text" tone={isDueSoon(days) ? 'danger' : 'neutral'}>
      {daysLeftText(days)}
    </Badge>
  );
}
