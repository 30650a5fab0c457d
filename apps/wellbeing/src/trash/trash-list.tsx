import { dayName, type PlanDay } from '@dayloom/domain';
import { dayStartAtom, useAtomValue, useToday } from '@dayloom/platform';
import { LongList } from '@dayloom/ui';
import type { Ref } from 'react';
import { type TrashItem, type TrashLine, trashLines } from './trash-items.ts';
import { type RowActions, TrashRow } from './trash-row.tsx';
import * as styles from './trash.module.css';
import type { Choice } from './use-choice.ts';

/** Height of a line in rem, the same for days and items. */
const lineHeight = 4.25;
const pixels = (rem: number) => rem * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

const headingOf = (day: PlanDay, today: PlanDay) => (day === today ? 'Today' : dayName(day, today));

interface TrashListProps extends Omit<RowActions, 'toggle'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly items: readonly TrashItem[];
  readonly choice: Choice;
}

/** The items under the days of their deletion; only those near the window are rendered. */
export function TrashList({ ref, items, choice, restore, purge }: TrashListProps) {
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const renderRow = (line: TrashLine) =>
    line.kind === 'day' ? (
      <h2 className={styles.day}>{headingOf(line.day, today)}</h2>
    ) : (
      <TrashRow
        item={line}
        isChosen={choice.isChosen(line.key)}
        toggle={choice.toggle}
        restore={restore}
        purge={purge}
      />
    );
  return (
    <div ref={ref}>
      <LongList
        label="Deleted items"
        items={trashLines(items, dayStart)}
        keyOf={({ key }) => key}
        rowHeight={pixels(lineHeight)}
        renderRow={renderRow}
      />
    </div>
  );
}
