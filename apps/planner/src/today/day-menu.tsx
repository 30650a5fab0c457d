import { dayAllowsChange, type PlanDay } from '@dayloom/domain';
import { useArrangeByPriority } from '@dayloom/tasks';
import { Menu } from '@dayloom/ui';
import type { Day } from './use-day.ts';

interface DayMenuProps {
  readonly plan: Day;
  readonly day: PlanDay;
  readonly today: PlanDay;
}

/** The actions of a day that was arranged. The control after it gets the focus when there are none any more. */
export function DayMenu({ plan: { order }, day, today }: DayMenuProps) {
  const arrangeByPriority = useArrangeByPriority(day);
  return (
    order &&
    dayAllowsChange(day, today) && (
      <Menu
        label="Day actions"
        button={{ size: 'small' }}
        items={[{ label: 'Arrange by priority again', onSelect: () => void arrangeByPriority() }]}
      />
    )
  );
}
