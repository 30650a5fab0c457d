import type { Instant } from '@dayloom/domain';
import { AsOf } from '../feedback/moment.tsx';
import * as styles from './stacked-bar.module.css';
import type { MarkTone } from './mark-tone.ts';

export interface BarPart {
  label: string;
  value: number;
  tone: MarkTone;
  glyph?: string;
}

export interface StackedBarProps {
  /** The figure's caption. */
  label: string;
  parts: readonly BarPart[];
  /** Where the figures are older than just now. */
  asOf?: Instant | undefined;
}

/** How a whole is divided: a bar, its legend, and the same figures as a table for screen readers. */
export const StackedBar = ({ label, parts, asOf }: StackedBarProps) => (
  <figure className={styles.stackedBar}>
    <figcaption>
      {label}
      <AsOf at={asOf} />
    </figcaption>
    <div className={styles.bar} aria-hidden="true">
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <i key={part.label} data-tone={part.tone} style={{ flexGrow: part.value }} />
        ))}
    </div>
    <ul className={styles.legend} aria-hidden="true">
      {parts.map((part) => (
        <li key={part.label} data-tone={part.tone}>
          <i>{part.glyph ?? '●'}</i>
          {part.label} <b>{part.value}</b>
        </li>
      ))}
    </ul>
    <table className="visually-hidden">
      <caption>{label}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">{part.label}</th>
            <td>{part.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);
