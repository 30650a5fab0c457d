import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { StillLoading } from '../feedback/still-loading.tsx';
import * as styles from './stat-strip.module.css';

/** The state of a number's query; `failed` shows a retry button instead of the number. */
export type StatValue =
  /** `isPartial` while only some of the records are loaded. */
  | { phase: 'loading'; isPartial?: boolean }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; value: string | number };

export interface Stat {
  label: string;
  of: StatValue;
  tone?: 'danger' | 'success';
  /** A short line under the number. */
  note?: ReactNode;
}

/** Counters in one card, separated by hairlines. `label` names the strip. */
export const StatStrip = ({ label, items }: { label: string; items: readonly Stat[] }) => (
  <dl className={styles.statStrip} aria-label={label}>
    {items.map((item) => (
      <div key={item.label} className={styles.stat} data-tone={item.tone}>
        <dt>{item.label}</dt>
        <dd>
          <Value {...item} />
          {item.note && <span className={styles.note}>{item.note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

function Value({ label, of }: Stat) {
  switch (of.phase) {
    case 'loading':
      return of.isPartial ? (
        <StillLoading />
      ) : (
        <span className={styles.waiting} role="status">
          <span className="visually-hidden">Loading...</span>
        </span>
      );
    case 'failed':
      return (
        <Button size="small" onClick={of.retry} aria-label={`Retry ${label}`}>
          Retry
        </Button>
      );
    case 'ready':
      return <span className={styles.value}>{of.value}</span>;
  }
}
