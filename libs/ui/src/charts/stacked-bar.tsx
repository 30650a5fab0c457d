import { Glyph } from '../glyph.tsx';
import * as styles from './stacked-bar.module.css';
import * as tones from './mark-tone.module.css';
import type { MarkTone } from './mark-tone.ts';

/** One part of the whole, in any unit, the same for all parts; a part of 0 is only in the legend. */
export interface BarPart {
  label: string;
  value: number;
  tone: MarkTone;
  glyph?: string;
}

/** The parts are drawn in the given order. */
export interface StackedBarProps {
  /** The caption. */
  label: string;
  parts: readonly BarPart[];
}

/** The parts of a whole: a bar, its legend, and the same numbers as a table for screen readers. */
export const StackedBar = ({ label, parts }: StackedBarProps) => (
  <figure className={styles.stackedBar}>
    <figcaption>{label}</figcaption>
    <div className={styles.bar} aria-hidden="true">
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <i key={part.label} className={tones[part.tone]} style={{ flexGrow: part.value }} />
        ))}
    </div>
    <ul className={styles.legend} aria-hidden="true">
      {parts.map((part) => (
        <li key={part.label}>
          <Glyph sign={part.glyph ?? '●'} className={tones[part.tone]} />
          {part.label} <b>{part.value}</b>
        </li>
      ))}
    </ul>
    <table className="visually-hidden">
      <caption className="visually-hidden">{label}</caption>
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
