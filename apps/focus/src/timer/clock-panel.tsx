import { KeyHint, minutesSaid, MuteButton, SetAsideNotice, UnsavedSession } from '@dayloom/clocks';
import { PurposeButtons, PurposeText, useLivePurpose } from '@dayloom/clocks/purpose';
import { isolated } from '@dayloom/domain';
import { ErrorState, LoadingState } from '@dayloom/ui';
import { useRef } from 'react';
import { BreakFace } from './break-face.tsx';
import { BreaksButton } from './breaks-button.tsx';
import { ClockButtons } from './clock-buttons.tsx';
import { ClockFace, ring } from './clock-face.tsx';
import * as styles from './clock-panel.module.css';
import { FocusLengthChoice } from './focus-length-choice.tsx';
import { PopOutButton } from './pop-out-button.tsx';
import { shareOf, timerNames } from './timer-clocks.ts';
import { UnseenStopwatch } from './unseen-stopwatch.tsx';
import type { ClockControl } from './use-clock-control.ts';

/** What the clock is for, or its state. */
function Line({ kind, shown, purpose }: ClockControl) {
  const { title, to, workTitle } = useLivePurpose(purpose);
  const isPaused = shown.phase === 'paused';
  if (shown.phase === 'finished') return 'Well done';
  if (shown.phase === 'set-aside') return '\u00a0';
  const isRested = shown.phase === 'idle' && shown.rested !== undefined;
  if (title === undefined) return isRested ? 'The break is over' : isPaused ? 'Paused' : '\u00a0';
  return (
    <>
      {isRested && 'The break is over. '}
      {kind === 'focus' ? 'Focus on: ' : 'For: '}
      <PurposeText title={title} to={to} />
      {isPaused && ' (paused)'}
      {workTitle !== undefined && <small className={styles.work}>in {isolated(workTitle)}</small>}
    </>
  );
}

/** The announced time of a clock: whole minutes, so that it changes once a minute. */
function minutesOf({ kind, shown, seconds }: Pick<ClockControl, 'kind' | 'shown' | 'seconds'>): string {
  if (shown.phase === 'finished') return 'The focus session is over';
  if (shown.phase === 'break') return `${minutesSaid(seconds)} left of the break`;
  if (shown.phase === 'idle' && shown.rested) return 'The break is over';
  if (shown.phase !== 'running' && shown.phase !== 'paused') return '';
  const left = kind === 'focus' ? ' left' : '';
  return `${shown.phase === 'paused' ? 'Paused, ' : ''}${minutesSaid(seconds)}${left}`;
}

/** Announces minutes politely, and never seconds. */
const MinutesSaid = ({ control }: { readonly control: ClockControl }) => (
  <p className="visually-hidden" role="status" aria-label="Announced time">
    {minutesOf(control)}
  </p>
);

/** The keys that do something now. */
function Keys({ kind, phase }: Pick<ClockControl, 'kind'> & { readonly phase: string }) {
  if (kind === 'focus' && (phase === 'finished' || phase === 'break'))
    return (
      <>
        {phase === 'break' && (
          <>
            <kbd>Space</kbd> starts,{' '}
          </>
        )}
        <kbd>R</kbd> {phase === 'break' ? 'skips the break' : 'resets'}
      </>
    );
  return (
    <>
      <kbd>Space</kbd> starts and pauses,{' '}
      {kind === 'focus' && (
        <>
          <kbd>R</kbd> resets,{' '}
        </>
      )}
      <kbd>S</kbd> stops{kind === 'focus' && ' and keeps'}
    </>
  );
}

export function ClockPanel({ control }: { readonly control: ClockControl }) {
  const { kind, shown, seconds, length, actions, purpose, choose } = control;
  const panel = useRef<HTMLDivElement>(null);
  if (shown.phase === 'loading') return <LoadingState rows={1} rowHeight={ring} />;
  if (shown.phase === 'failed') return <ErrorState text="Failed to load the timer" onRetry={shown.retry} />;
  const focusPanel = () => panel.current?.focus();
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} data-phase={shown.phase}>
      {shown.phase === 'set-aside' && (
        <SetAsideNotice shown={shown} actions={actions} onAnswer={focusPanel} />
      )}
      <UnsavedSession shown={shown} actions={actions} />
      {kind === 'stopwatch' && (shown.phase === 'running' || shown.phase === 'paused') && (
        <UnseenStopwatch run={shown.run} actions={actions} onAnswer={focusPanel} />
      )}
      {shown.phase === 'break' ? (
        <BreakFace shown={shown} seconds={seconds} next={purpose} />
      ) : (
        <ClockFace
          name={timerNames[kind]}
          seconds={seconds}
          share={shareOf(shown)}
          line={<Line {...control} />}
        />
      )}
      <ClockButtons control={control} />
      {shown.phase !== 'finished' && shown.phase !== 'set-aside' && (
        <PurposeButtons purpose={purpose} onChoose={choose} />
      )}
      {kind === 'focus' && shown.phase === 'idle' && <FocusLengthChoice {...length} />}
      <div className={styles.more}>
        {kind === 'focus' && <MuteButton />}
        {kind === 'focus' && <BreaksButton />}
        <PopOutButton control={control} />
      </div>
      {shown.phase !== 'set-aside' && (
        <KeyHint>
          <Keys kind={kind} phase={shown.phase} />
        </KeyHint>
      )}
      <MinutesSaid control={control} />
    </div>
  );
}
