import type { Task } from '@dayloom/domain';
import type { MenuItem } from '@dayloom/ui';
import type { Arrange } from './use-arrange.ts';

/** A row of a list that can be arranged. */
export interface ArrangedRow {
  /** Moves the task in its list; keeps its identity. Omitted where the list cannot be arranged. */
  readonly arrange?: Arrange | undefined;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

/** The menu items that move a task in its list, as far as they have an effect. */
export function arrangeItems(
  id: Task['id'],
  { arrange, isFirst = false, isLast = false }: ArrangedRow,
): readonly MenuItem[] {
  if (!arrange) return [];
  const up: MenuItem = { label: 'Move up', onSelect: () => void arrange(id, 'up') };
  const down: MenuItem = { label: 'Move down', onSelect: () => void arrange(id, 'down') };
  const top: MenuItem = { label: 'To the top', onSelect: () => void arrange(id, 'top') };
  return [...(isFirst ? [] : [up]), ...(isLast ? [] : [down]), ...(isFirst ? [] : [top])];
}
