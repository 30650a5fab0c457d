import { type GridBlock, longDay, positionInDay, type PlanDay } from '@dayloom/domain';
import {
  isItemDone,
  itemRepeats,
  type ItemsByDay,
  itemText,
  itemTimesText,
  itemTitle,
  timedBlocksOf,
} from '@dayloom/domain/calendar';
import { Link, localeAtom, useAddress, useAtomValue, useClock } from '@dayloom/platform';
import { RefreshIcon } from '@dayloom/ui';
import { memo, useMemo, useRef } from 'react';
import { HourGrid, hours } from '../hour-grid/hour-grid.tsx';
import * as styles from '../hour-grid/hour-grid.module.css';
import { NowLine } from '../hour-grid/now-line.tsx';
import { blockStyle } from '../hour-grid/block-style.ts';
import { useDrawnBlocks } from '../hour-grid/use-drawn-blocks.ts';
import { ownAddress } from './item-address.ts';

type Block = ReturnType<typeof timedBlocksOf>[number];

/** An activity, its part of one day, or a reminder. The keyboard reaches its link in the list of the day. */
function TimedItem({ block }: { readonly block: Block }) {
  const { item, date } = block.activity;
  const locale = useAtomValue(localeAtom);
  const words = itemText(item, locale);
  const isRepeating = itemRepeats(item) !== undefined;
  const look = {
    className: styles.activity,
    title: words,
    'data-kind': item.kind,
    'data-done': isItemDone(item),
    'data-repeats': isRepeating,
  };
  return (
    <li className={styles.block} style={blockStyle(block)}>
      <Link {...look} to={ownAddress(item, date, useAddress())} tabIndex={-1}>
        <span className="visually-hidden">{words}</span>
        <span className={styles.title} aria-hidden="true">
          {itemTitle(item)}
        </span>{' '}
        <span className={styles.times} aria-hidden="true">
          {itemTimesText(item, locale)}
        </span>
        {isRepeating && <RefreshIcon className={styles.repeats} />}
      </Link>
    </li>
  );
}

interface DayHoursProps {
  readonly day: PlanDay;
  readonly isPast: boolean;
  readonly isChosen: boolean;
  readonly blocks: readonly GridBlock<Block['activity']>[];
}

const DayHours = memo(function DayHours({ day, isPast, isChosen, blocks }: DayHoursProps) {
  return (
    <div
      role="group"
      aria-label={longDay(day)}
      className={styles.column}
      data-day={day}
      data-selected={isChosen}
      data-past={isPast}
    >
      <ul role="list" className={styles.blocks}>
        {blocks.map((block) => (
          <TimedItem key={block.activity.item.record.id} block={block} />
        ))}
      </ul>
      {hours.map((hour) => (
        <div key={hour} className={styles.hour} />
      ))}
      <NowLine day={day} />
    </div>
  );
});

interface WeekHoursProps {
  readonly days: readonly PlanDay[];
  readonly items: ItemsByDay;
  readonly today: PlanDay;
  readonly chosen: PlanDay;
}

export function WeekHours({ days, items, today, chosen }: WeekHoursProps) {
  const area = useRef<HTMLDivElement>(null);
  const clock = useClock();
  const blocks = useMemo(() => days.map((day) => timedBlocksOf(items, day)), [days, items]);
  const drawn = useDrawnBlocks(blocks);
  // Does not depend on the items, so that nothing moves when they arrive.
  const opensAt = days.includes(today) ? positionInDay(clock.now()) : undefined;
  return (
    <HourGrid area={area} isRead opensAt={opensAt}>
      {days.map((day, index) => (
        <DayHours
          key={day}
          day={day}
          isPast={day < today}
          isChosen={day === chosen}
          blocks={drawn[index] ?? []}
        />
      ))}
    </HourGrid>
  );
}
