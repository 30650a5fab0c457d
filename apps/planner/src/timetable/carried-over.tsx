import { type Activity, timeText } from '@dayloom/domain';
import { Link, localeAtom, useAddress, useAtomValue } from '@dayloom/platform';
import * as styles from './carried-over.module.css';

/** What lasts past midnight stands with its own day; here it says until when, and leads there. */
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
