import { timesOfHour, timeText } from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './hour-grid.module.css';

export const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** The first visible hour of a day without activities, as a share of the day. */
const morning = 8 / 24;
/** The share of the visible hours above the position at which the grid opens. */
const above = 0.25;
/** Keys that move the focus, rather than act where it is. */
const movesFocus = /^(Tab|Arrow.+|Page.+|t)$/i;

interface HourGridProps {
  readonly area: RefObject<HTMLDivElement | null>;
  /** Whether the records are loaded: then the grid scrolls to `opensAt`. */
  readonly isRead: boolean;
  /** A share of the day, from 0 to 1; undefined for the morning. */
  readonly opensAt: number | undefined;
  readonly isDragging?: boolean;
  /** Seven columns. */
  readonly children: ReactNode;
}

/** The hours of a day next to the columns of a week; scrolls inside itself. */
export function HourGrid({ area, isRead, opensAt, isDragging = false, children }: HourGridProps) {
  const locale = useAtomValue(localeAtom);
  const hoursGrid = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const [isPressed, setPressed] = useState(false);
  useLayoutEffect(() => {
    const scroller = hoursGrid.current?.parentElement;
    if (!isRead || isOpened.current || !scroller) return;
    isOpened.current = true;
    scroller.scrollTop = (opensAt ?? morning) * scroller.scrollHeight - above * scroller.clientHeight;
  }, [isRead, opensAt]);
  return (
    <div
      ref={area}
      className={styles.area}
      data-dragging={isDragging}
      data-pressed={isPressed}
      onPointerDown={() => setPressed(true)}
      onKeyUp={({ key }) => movesFocus.test(key) && setPressed(false)}
    >
      <div ref={hoursGrid} className={styles.grid}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{timeText(timesOfHour(hour).startTime, locale)}</span>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
