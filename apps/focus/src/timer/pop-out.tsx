import { useLiveTitle } from '@dayloom/clocks/purpose';
import { durationText } from '@dayloom/domain';
import { useAtom, useSetAtom } from '@dayloom/platform';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ClockButtons } from './clock-buttons.tsx';
import * as styles from './pop-out.module.css';
import { type PopOut, popOutAtom, popOutHostAtom } from './pop-out-window.ts';
import { timerNames } from './timer-clocks.ts';
import { useClockControl } from './use-clock-control.ts';

/** The clock in its own window, which closes with the run. */
function PoppedOut({ kind, window: own }: PopOut) {
  const control = useClockControl(kind);
  const { shown } = control;
  // A break may begin with the session that is being saved.
  const isEnded = shown.phase === 'finished' && shown.run.phase === 'finished';
  const isOver = isEnded || shown.phase === 'idle' || shown.phase === 'set-aside';
  useEffect(() => {
    if (isOver) own.close();
  }, [isOver, own]);
  const isBreak = shown.phase === 'break';
  const about = useLiveTitle(isBreak ? {} : control.purpose);
  return (
    <main className={styles.popOut}>
      <span
        role="timer"
        aria-live="off"
        aria-label={isBreak ? 'Break' : timerNames[kind]}
        className={styles.time}
      >
        {durationText(control.seconds)}
      </span>
      {isBreak && <p className={styles.about}>Break</p>}
      {about !== undefined && <p className={styles.about}>{about}</p>}
      <ClockButtons control={control} isSmall />
    </main>
  );
}

/** Renders the small window on any screen. */
export function PopOutHost() {
  const [popOut, setPopOut] = useAtom(popOutAtom);
  const setHost = useSetAtom(popOutHostAtom);
  useEffect(() => {
    setHost(true);
    return () => setHost(false);
  }, [setHost]);
  useEffect(() => {
    if (!popOut) return;
    // Keeps a window that has been opened in its place.
    const forget = () => setPopOut((shown) => (shown === popOut ? undefined : shown));
    popOut.window.addEventListener('pagehide', forget);
    return () => {
      popOut.window.removeEventListener('pagehide', forget);
      // Closes the window at sign-out.
      popOut.window.close();
      forget();
    };
  }, [popOut, setPopOut]);
  return popOut && createPortal(<PoppedOut {...popOut} />, popOut.window.document.body);
}
