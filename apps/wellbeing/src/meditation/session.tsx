import {
  ignoreSecondClick,
  KeyHint,
  MuteButton,
  SetAsideNotice,
  UnsavedSession,
  useSpaceKey,
} from '@dayloom/clocks';
import { durationText } from '@dayloom/domain';
import { useTitle } from '@dayloom/platform';
import { Button, Card, ErrorState, PauseIcon, PlayIcon } from '@dayloom/ui';
import { useRef } from 'react';
import { BreathingOrb } from './breathing-orb.tsx';
import { MinutesChoice } from './minutes-choice.tsx';
import * as styles from './session.module.css';
import { useMeditation } from './use-meditation.ts';

/** Interval of announcements in minutes. */
const minutesBetweenWords = 5;

function spokenTime(elapsed: number, minutes: number): string {
  const passed = Math.floor(elapsed / 60_000 / minutesBetweenWords) * minutesBetweenWords;
  return passed === 0 ? '' : `${passed} of ${minutes} minutes`;
}

/** '03:12 · Meditation' while there is a session, and 'Meditation over' at its end. */
function titleOf(phase: 'running' | 'paused' | 'finished', elapsed: number) {
  if (phase === 'finished') return 'Meditation over';
  return `${durationText(elapsed / 1000)} · Meditation${phase === 'paused' ? ' paused' : ''}`;
}

export function Session() {
  const meditation = useMeditation();
  const { shown, elapsed, minutes, play, canKeep, keep, reset, actions } = meditation;
  const { phase } = shown;
  const isRunning = phase === 'running';
  const isPaused = phase === 'paused';
  useSpaceKey(play);
  const isOn = isRunning || isPaused || phase === 'finished';
  useTitle(isOn ? titleOf(phase, elapsed) : 'Meditation Timer', { ownClock: isOn });
  const scene = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);

  if (phase === 'failed')
    return (
      <Card aria-label="Session">
        <ErrorState text="Failed to load the meditation" onRetry={shown.retry} />
      </Card>
    );
  return (
    <section ref={scene} tabIndex={-1} className={styles.scene} aria-label="Session">
      {phase === 'loading' && (
        <span className="visually-hidden" role="status">
          Loading...
        </span>
      )}
      {phase === 'set-aside' && (
        <SetAsideNotice shown={shown} actions={actions} onAnswer={() => scene.current?.focus()} />
      )}
      <UnsavedSession shown={shown} actions={actions} />
      <BreathingOrb phase={isOn ? phase : 'resting'} share={Math.min(1, elapsed / (minutes * 60_000))}>
        <p className={styles.time} role="timer" aria-live="off" aria-label="Elapsed time">
          {durationText(elapsed / 1000)}
        </p>
      </BreathingOrb>
      <p className="visually-hidden" role="status">
        {isRunning ? spokenTime(elapsed, minutes) : phase === 'finished' && 'The meditation is over'}
      </p>
      <div className={styles.buttons} onClickCapture={ignoreSecondClick}>
        <Button
          variant="ghost"
          className={styles.keep}
          disabled={!isRunning && !isPaused}
          aria-disabled={!canKeep}
          title={canKeep ? undefined : 'From one minute on'}
          onClick={() => {
            keep();
            // The button disappears, so the focus moves.
            playButton.current?.focus();
          }}
        >
          Stop and keep
        </Button>
        <Button
          ref={playButton}
          variant="primary"
          className={styles.play}
          aria-label={isRunning ? 'Pause' : 'Play'}
          title={isRunning ? 'Pause (Space)' : 'Play (Space)'}
          aria-keyshortcuts="Space"
          pending={phase === 'loading'}
          icon={isRunning ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
          onClick={play}
        />
        <Button
          variant="ghost"
          className={styles.reset}
          disabled={!isPaused}
          onClick={() => {
            reset();
            // The button disappears, so the focus moves.
            playButton.current?.focus();
          }}
        >
          Reset
        </Button>
      </div>
      <MinutesChoice {...meditation} />
      <MuteButton />
      <KeyHint>
        <kbd>Space</kbd> plays and pauses
      </KeyHint>
    </section>
  );
}
