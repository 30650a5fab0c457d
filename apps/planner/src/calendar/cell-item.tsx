import { type PlanDay, timeText } from '@dayloom/domain';
import {
  calendarWords,
  type CalendarItem,
  isItemDone,
  itemTimesText,
  itemTitle,
} from '@dayloom/domain/calendar';
import { Link, localeAtom, useAtomValue } from '@dayloom/platform';
import { useItemAddress } from './item-address.ts';
import { KindIcon } from './kind-icon.tsx';
import * as styles from './cell-item.module.css';

interface CellItemProps {
  readonly item: CalendarItem;
  readonly day: PlanDay;
  /** With its times in full, and its title on as many lines as it takes. */
  readonly isWide: boolean;
}

/** An item in the cell of its day. The grid is one stop of the Tab key: keys reach its links in the day that opens. */
export function CellItem({ item, day, isWide }: CellItemProps) {
  const to = useItemAddress(item, day);
  const locale = useAtomValue(localeAtom);
  const times = itemTimesText(item, locale);
  const short = isWide || !('time' in item) ? times : timeText(item.time, locale);
  const words = `${calendarWords[item.kind].one}: ${itemTitle(item)}${times ? `, ${times}` : ''}`;
  const content = (
    <>
      <KindIcon kind={item.kind} />
      <span className={styles.words} title={words} aria-hidden="true">
        {short && <span className={styles.time}>{short} </span>}
        {itemTitle(item)}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
  const look = {
    className: styles.item,
    'data-kind': item.kind,
    'data-done': isItemDone(item),
    'data-wide': isWide,
  };
  return to ? (
    <Link {...look} to={to} tabIndex={-1}>
      {content}
    </Link>
  ) : (
    <span {...look}>{content}</span>
  );
}
