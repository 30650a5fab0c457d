import { type Instant, systemClock } from '@dayloom/domain';
import * as styles from './moment.module.css';

const styleOfToday = { timeStyle: 'short' } as const;
const styleOfEarlier = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Local time as the browser writes it, with the day where that is not today. */
export function Moment({ at }: { at: Instant }) {
  const date = new Date(at);
  const isToday = date.toDateString() === systemClock.now().toDateString();
  return <time dateTime={at}>{date.toLocaleString(undefined, isToday ? styleOfToday : styleOfEarlier)}</time>;
}

/** Beside a figure that is older than just now (DA35), after a space; nothing without a moment. */
export const AsOf = ({ at }: { at: Instant | undefined }) =>
  at && (
    <>
      {' '}
      <small className={styles.asOf}>
        as of <Moment at={at} />
      </small>
    </>
  );
