import { ignoreSecondClick } from '@dayloom/clocks';
import { Button, PauseIcon, PlayIcon, RefreshIcon, XIcon } from '@dayloom/ui';
import { StopIcon } from '@dayloom/ui/screen-icons';
import { useRef } from 'react';
import { BreakButton } from './break-button.tsx';
import * as styles from './clock-panel.module.css';
import type { ClockControl } from './use-clock-control.ts';

const faces = {
  idle: { label: 'Start', icon: <PlayIcon /> },
  break: { label: 'Start', icon: <PlayIcon /> },
  running: { label: 'Pause', icon: <PauseIcon /> },
  paused: { label: 'Continue', icon: <PlayIcon /> },
} as const;

interface ClockButtonsProps {
  readonly control: ClockControl;
  /** Leaves out what a small window has no room for. */
  readonly isSmall?: boolean;
}

/** Start, Pause or Continue, and next to it the buttons that end the run; after a finish only Reset. */
export function ClockButtons({ control, isSmall = false }: ClockButtonsProps) {
  const { kind, shown, toggle, end, canKeep, keep } = control;
  const first = useRef<HTMLButtonElement>(null);
  const isFocus = kind === 'focus';
  if (shown.phase === 'loading' || shown.phase === 'failed' || shown.phase === 'set-aside') return null;
  if (shown.phase === 'finished')
    return (
      <div className={styles.buttons} data-many onClickCapture={ignoreSecondClick}>
        <Button
          key="first"
          ref={first}
          variant="primary"
          size="large"
          icon={<RefreshIcon />}
          aria-keyshortcuts="R"
          onClick={() => void end()}
        >
          Reset
        </Button>
        {shown.run.phase === 'finished' && (
          <BreakButton run={shown.run} onPress={() => first.current?.focus()} />
        )}
      </div>
    );
  const { label, icon } = faces[shown.phase];
  const isBreak = shown.phase === 'break';
  const isIdle = shown.phase === 'idle';
  const hasKeep = isFocus && !isIdle && !isBreak && !isSmall;
  return (
    <div className={styles.buttons} data-many={hasKeep || undefined} onClickCapture={ignoreSecondClick}>
      <Button
        key="first"
        ref={first}
        variant="primary"
        size="large"
        icon={icon}
        aria-keyshortcuts="Space"
        onClick={() => void toggle()}
      >
        {label}
      </Button>
      {hasKeep && (
        <Button
          size="large"
          icon={<StopIcon />}
          aria-keyshortcuts="S"
          aria-disabled={!canKeep}
          title={canKeep ? undefined : 'From one minute on'}
          onClick={() => {
            first.current?.focus();
            void keep();
          }}
        >
          Stop and keep
        </Button>
      )}
      {!isIdle && (
        <Button
          size="large"
          icon={isBreak ? <XIcon /> : isFocus ? <RefreshIcon /> : <StopIcon />}
          aria-keyshortcuts={isFocus ? 'R' : 'S'}
          onClick={() => {
            // The button disappears with the run, so the focus moves.
            first.current?.focus();
            void end();
          }}
        >
          {isBreak ? 'Skip break' : isFocus ? 'Reset' : 'Stop'}
        </Button>
      )}
    </div>
  );
}
