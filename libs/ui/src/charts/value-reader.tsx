import { type PointerEvent, useState } from 'react';
import * as styles from './value-reader.module.css';

/** The text of a bar or part, and its extent in percent of the chart's width. */
export interface ReadMark {
  readonly text: string;
  readonly start: number;
  readonly width: number;
}

export interface ValueReaderProps {
  readonly label: string;
  /** From left to right. */
  readonly marks: readonly ReadMark[];
}

/**
 * An overlay that shows the text of the mark under the pointer or selected by keys. It has its own state, so that moving
 * over a chart does not render the chart again.
 */
export function ValueReader({ label, marks }: ValueReaderProps) {
  const [pointed, point] = useState<number>();
  const [chosen, choose] = useState<number>();
  const [isFocused, setFocused] = useState(false);
  const last = marks.length - 1;
  const stop = Math.min(chosen ?? last, last);
  const shown = marks[pointed ?? (isFocused ? stop : -1)];
  const look = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = (100 * (clientX - left)) / width;
    const index = marks.findIndex((mark) => mark.start <= at && at < mark.start + mark.width);
    point(index === -1 ? undefined : index);
  };
  return (
    <div
      className={styles.valueReader}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={() => point(undefined)}
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={marks[stop]?.text}
        min={0}
        max={last}
        value={stop}
        onChange={(event) => {
          point(undefined);
          choose(Number(event.target.value));
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {shown && (
        <div aria-hidden="true">
          <i style={{ insetInlineStart: `${shown.start}%`, inlineSize: `${shown.width}%` }} />
          <span data-at={shown.start + shown.width / 2 < 50 ? 'start' : 'end'}>{shown.text}</span>
        </div>
      )}
    </div>
  );
}
