import { ProgressRing, StackedBar } from '@dayloom/ui';
import type { ReactNode } from 'react';
import * as styles from './mini-product.module.css';

const counters = [
  { label: 'Active', value: 4 },
  { label: 'Due soon', value: 2 },
  { label: 'Done', value: 18 },
];
const works = [
  {
    title: 'Thesis chapter two',
    meta: '18 Nov – 22 Nov · 5 of 8 tasks',
    share: 0.62,
    left: '2 days left',
    near: true,
  },
  {
    title: 'Kitchen renovation plan',
    meta: '10 Nov – 4 Dec · 3 of 12 tasks',
    share: 0.25,
    left: '14 days left',
    near: false,
  },
  {
    title: 'Read three papers',
    meta: '1 Nov – 30 Nov · 9 of 10 tasks',
    share: 0.9,
    left: '10 days left',
    near: false,
  },
];

const MiniWorks = () => (
  <div>
    {works.map(({ title, meta, share, left, near }) => (
      <div key={title} className={styles.work}>
        <ProgressRing value={share} size={28} stroke={4} />
        <span className={styles.title}>
          <b>{title}</b>
          <small>{meta}</small>
        </span>
        <span className={styles.left} data-near={near}>
          {left}
        </span>
      </div>
    ))}
  </div>
);

const MiniSide = () => (
  <div className={styles.side}>
    <div className={styles.goals}>
      <ProgressRing value={0.6} size={104} stroke={7}>
        <span className={styles.count}>3/5</span>
      </ProgressRing>
      <small>Goals this week</small>
    </div>
    <StackedBar
      label="Priorities"
      parts={[
        { label: 'High', value: 3, tone: 'high', glyph: '▲' },
        { label: 'Medium', value: 5, tone: 'medium', glyph: '■' },
        { label: 'Low', value: 2, tone: 'low', glyph: '▼' },
      ]}
    />
  </div>
);

/**
 * A small picture of the product, made of its own components in the chosen theme. Only the theme dots can be used.
 */
export const MiniProduct = ({ themeDots }: { readonly themeDots: ReactNode }) => (
  <figure className={styles.miniProduct}>
    <div className={styles.window} aria-hidden="true">
      <div className={styles.head}>
        <small>Friday, 20 November</small>
        <strong>Good morning, Asha</strong>
      </div>
      <div className={styles.counters}>
        {counters.map(({ label, value }) => (
          <span key={label}>
            <small>{label}</small>
            <b>{value}</b>
          </span>
        ))}
      </div>
      <MiniWorks />
      <MiniSide />
    </div>
    <figcaption className={styles.caption}>{themeDots}</figcaption>
  </figure>
);
