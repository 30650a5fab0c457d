import { dayAllowsChange, type PlanDay } from '@dayloom/domain';
import { useArrangeByPriority } from '@dayloom/tasks';
import { Menu } from '@dayloom/ui';
import type { Day } from './use-day.ts';

interface DayMenuProps {
  readonly plan: Day;
  readonly day: PlanDay;
  readonly today: PlanDay;
}

/** The actions of a day that was arranged. Another control follows, which gets the focus when there are none any more. */
export function DayMenu({ plan: { order = '' }, day, today }: DayMenuProps) {
  const arrangeByPriority = useArrangeByPriority(day);
  if (order === '' || !dayAllowsChange(day, today)) return null;
  // The menu has returned the focus to its button.
  const choose = async () => {
    const button = document.activeElement;
    const next = button?.parentElement?.nextElementSibling;
    if (!(button instanceof HTMLElement) || !(next instanceof HTMLElement)) return;
    next.focus();
    const isDone = await arrangeByPriority();
    if (!isDone && document.activeElement === next) button.focus();
  };
  return (
    <Menu
      label="Day actions"
      items={[{ label: 'Arrange by priority again', onSelect: () => void choose() }]}
    />
  );
}
