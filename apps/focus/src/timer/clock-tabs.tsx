import { breakName, clockName } from '@dayloom/clocks';
import { durationText } from '@dayloom/domain';
import { PauseIcon, PlayIcon } from '@dayloom/ui';
import { type KeyboardEvent, useRef } from 'react';
import * as styles from './clock-tabs.module.css';
import { type TimerKind, timerKinds } from './timer-clocks.ts';
import type { ClockControl } from './use-clock-control.ts';

const labels: Readonly<Record<TimerKind, string>> = { focus: 'Focus Timer', stopwatch: 'Stopwatch' };

export const panelId = 'clock';

/** The state and time of the clock in the other tab; for screen readers, they are part of the tab's name. */
function Mark({ isPaused, time }: { readonly isPaused: boolean; readonly time: string }) {
  return (
    <span className={styles.mark} data-paused={isPaused || undefined}>
      {isPaused ? <PauseIcon /> : <PlayIcon />}
      {time}
    </span>
  );
}

interface ClockTabsProps {
  readonly chosen: TimerKind;
  /** The clock of the other tab. */
  readonly other: ClockControl;
  readonly onChoose: (kind: TimerKind) => void;
}

/** The two clocks: one tab stop, arrow keys switch between them. */
export function ClockTabs({ chosen, other, onChoose }: ClockTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const toFirst = event.key === 'Home' || (event.key !== 'End' && chosen === 'stopwatch');
    const kind = toFirst ? 'focus' : 'stopwatch';
    onChoose(kind);
    list.current?.querySelector<HTMLElement>(`[data-kind=${kind}]`)?.focus();
  };
  const isPaused = other.shown.phase === 'paused';
  const isBreak = other.shown.phase === 'break';
  const time =
    isPaused || isBreak || other.shown.phase === 'running' ? durationText(other.seconds) : undefined;
  const nameOf = (kind: TimerKind) => {
    if (kind !== other.kind || !time) return labels[kind];
    return isBreak
      ? `${labels[kind]}: ${breakName(other.seconds)}`
      : clockName(labels[kind], other.seconds, isPaused);
  };
  return (
    <div ref={list} role="tablist" aria-label="Clock" className={styles.tabs}>
      {timerKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="tab"
          id={`tab-${kind}`}
          data-kind={kind}
          aria-label={nameOf(kind)}
          aria-selected={kind === chosen}
          aria-controls={panelId}
          tabIndex={kind === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(kind)}
          onKeyDown={move}
        >
          {labels[kind]}
          {kind === other.kind && time && <Mark isPaused={isPaused} time={time} />}
        </button>
      ))}
    </div>
  );
}
