import { type CSSProperties } from 'react';
import * as styles from './tiny-week.module.css';

const minutes = [
  { day: 'Mon', value: 75 },
  { day: 'Tue', value: 120 },
  { day: 'Wed', value: 50 },
  { day: 'Thu', value: 95 },
  { day: 'Fri', value: 140 },
  { day: 'Sat', value: 25 },
  { day: 'Sun', value: 40 },
];
const maxMinutes = Math.max(...minutes.map(({ value }) => value));

/** A week of focus minutes as bars; the list contains the numbers. */
export const TinyWeek = () => (
  <ul role="list" className={styles.tinyWeek} aria-label="Focus minutes in a week">
    {minutes.map(({ day, value }) => (
      <li key={day} className={styles.day}>
        <span>{value}</span>
        <i
          className={styles.bar}
          style={{ '--share': value / maxMinutes } as CSSProperties}
          aria-hidden="true"
        />
        <span>{day}</span>
      </li>
    ))}
  </ul>
);
