import type { Instant } from '@dayloom/domain';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { AsOf } from '../feedback/moment.tsx';
import * as styles from './stat-strip.module.css';

export type StatValue =
  | { phase: 'loading' }
  | { phase: 'failed'; retry: () => void }
  /** `asOf` where the figure is older than just now. */
  | { phase: 'ready'; value: string | number; asOf?: Instant };

export interface Stat {
  label: string;
  of: StatValue;
  tone?: 'danger' | 'success';
  /** A short line under the figure. */
  note?: ReactNode;
}

/** Counters in one sheet, split by hairlines. `label` names the strip. */
export const StatStrip = ({ label, items }: { label: string; items: readonly Stat[] }) => (
  <dl className={styles.statStrip} aria-label={label}>
    {items.map((item) => (
      <div key={item.label} className={styles.stat} data-tone={item.tone}>
        <dt>{item.label}</dt>
        <dd>
          <Figure {...item} />
          {item.note && <span className={styles.note}>{item.note}</span>}
          {item.of.phase === 'ready' && <AsOf at={item.of.asOf} />}
        </dd>
      </div>
    ))}
  </dl>
);

function Figure({ label, of }: Stat) {
  switch (of.phase) {
    case 'loading':
      return (
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
      return <span className={styles.figure}>{of.value}</span>;
  }
}
