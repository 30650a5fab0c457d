import { dayRange, type PlanDay } from '@dayloom/domain';
import {
  calendarWords,
  type CalendarItem,
  isItemDone,
  itemRepeats,
  itemTimesText,
  itemTitle,
} from '@dayloom/domain/calendar';
import { Link, localeAtom, useAtomValue } from '@dayloom/platform';
import { RefreshIcon, StrikeText } from '@dayloom/ui';
import { useItemAddress } from './item-address.ts';
import { KindIcon } from './kind-icon.tsx';
import * as styles from './day-item.module.css';

/** 'Activity · 22:00 – 06:00 +1 · Every day', 'Work · 1 Mar – 20 Mar', 'Task · done'. */
function aboutItem(item: CalendarItem, locale: string | undefined): string {
  const parts = [calendarWords[item.kind].one, itemTimesText(item, locale), itemRepeats(item)];
  if (item.kind === 'work') parts.push(dayRange(item.record.startDate, item.record.endDate));
  if (isItemDone(item)) parts.push('done');
  return parts.filter((part) => part !== undefined).join(' · ');
}

export function DayItem({ item, day }: { readonly item: CalendarItem; readonly day: PlanDay }) {
  const to = useItemAddress(item, day);
  const locale = useAtomValue(localeAtom);
  const title = <StrikeText done={isItemDone(item)}>{itemTitle(item)}</StrikeText>;
  return (
    <div className={styles.item}>
      <KindIcon kind={item.kind} />
      <div className={styles.words}>
        {to ? (
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        ) : (
          title
        )}
        <p className={styles.about}>
          {aboutItem(item, locale)}
          {itemRepeats(item) !== undefined && <RefreshIcon aria-hidden="true" className={styles.repeats} />}
        </p>
      </div>
    </div>
  );
}
