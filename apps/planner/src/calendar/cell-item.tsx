import { isolated, type PlanDay, timeText } from '@dayloom/domain';
import {
  type CalendarItem,
  isItemDone,
  itemRepeats,
  itemText,
  itemTimesText,
  itemTitle,
} from '@dayloom/domain/calendar';
import { Link, localeAtom, useAtomValue } from '@dayloom/platform';
import { RefreshIcon } from '@dayloom/ui';
import { useItemAddress } from './item-address.ts';
import { KindIcon } from './kind-icon.tsx';
import * as styles from './cell-item.module.css';

interface CellItemProps {
  readonly item: CalendarItem;
  readonly day: PlanDay;
}

/** An item in the cell of its day. The grid is one tab stop: the keyboard reaches the link in the list of the day. */
export function CellItem({ item, day }: CellItemProps) {
  const to = useItemAddress(item, day);
  const locale = useAtomValue(localeAtom);
  const isStart = 'time' in item && !('continues' in item);
  const short = isStart ? timeText(item.time, locale) : itemTimesText(item, locale);
  const words = itemText(item, locale);
  const content = (
    <>
      <KindIcon kind={item.kind} />
      <span className={styles.words} title={words} aria-hidden="true">
        {short && <span className={styles.time}>{short} </span>}
        {isolated(itemTitle(item))}
      </span>
      <span className="visually-hidden">{words}</span>
      {itemRepeats(item) !== undefined && <RefreshIcon aria-hidden="true" className={styles.repeats} />}
    </>
  );
  const look = {
    className: styles.item,
    'data-kind': item.kind,
    'data-done': isItemDone(item),
    ...(item.kind === 'work' && {
      'data-continues': item.record.startDate < day,
      'data-goes-on': item.record.endDate > day,
    }),
  };
  return to ? (
    <Link {...look} to={to} tabIndex={-1}>
      {content}
    </Link>
  ) : (
    <span {...look}>{content}</span>
  );
}
