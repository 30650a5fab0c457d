import { type Activity, timeText } from '@dayloom/domain';
import { Link, localeAtom, useAddress, useAtomValue } from '@dayloom/platform';
import { ItemState, RepeatSign } from '@dayloom/series';
import * as styles from './carried-over.module.css';

interface CarriedOverProps {
  readonly activities: readonly Activity[];
  /** When an activity repeats, in words, by its id. */
  readonly repeats: ReadonlyMap<string, string>;
}

/** Activities that continue past midnight are listed on their own day; this shows until when, with a link to that day. */
export function CarriedOver({ activities, repeats }: CarriedOverProps) {
  const address = useAddress();
  const locale = useAtomValue(localeAtom);
  return (
    <ul role="list" aria-label="From the day before" className={styles.list}>
      {activities.map((activity) => {
        const { id, title, date, endTime } = activity;
        const words = repeats.get(id);
        return (
          <li key={id} className={styles.line}>
            <span className={styles.title}>
              <Link to={address('timetable', { date })}>{title}</Link>
              {words !== undefined && <RepeatSign words={words} />}
              <ItemState record={activity} />
            </span>{' '}
            <span className={styles.until}>
              from the day before, until <time dateTime={endTime}>{timeText(endTime, locale)}</time>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
