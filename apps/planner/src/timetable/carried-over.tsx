import { type Activity, timeText } from '@dayloom/domain';
import { Link, localeAtom, useAddress, useAtomValue } from '@dayloom/platform';
import * as styles from './carried-over.module.css';

/** Activities that continue past midnight are listed on their own day; this shows until when, with a link to that day. */
export function CarriedOver({ activities }: { readonly activities: readonly Activity[] }) {
  const address = useAddress();
  const locale = useAtomValue(localeAtom);
  return (
    <ul role="list" aria-label="From the day before" className={styles.list}>
      {activities.map(({ id, title, date, endTime }) => (
        <li key={id} className={styles.line}>
          <Link to={address('timetable', { date })} className={styles.title}>
            {title}
          </Link>{' '}
          <span className={styles.until}>
            from the day before, until <time dateTime={endTime}>{timeText(endTime, locale)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
