import type { CSSProperties, ReactNode } from 'react';
import * as styles from './breathing-orb.module.css';

interface BreathingOrbProps {
  /** It breathes while running, pauses while paused, and rests otherwise; after a session it shows a word. */
  readonly phase: 'running' | 'paused' | 'finished' | 'resting';
  /** The elapsed share of the time, 0 to 1, which fills the ring. */
  readonly share: number;
  readonly children: ReactNode;
}

/** Four seconds in, six out; under reduced motion only the words guide the breath. */
export const BreathingOrb = ({ phase, share, children }: BreathingOrbProps) => (
  <div className={styles.orb} data-phase={phase} style={{ '--share': share } as CSSProperties}>
    <i className={styles.ring} />
    <i className={styles.breath} />
    <div className={styles.inside}>
      {children}
      <p className={styles.words} aria-hidden="true">
        {(phase === 'running' || phase === 'paused') && (
          <>
            <span className={styles.in}>Breathe in</span>
            <span className={styles.out}>Breathe out</span>
          </>
        )}
        {phase === 'paused' && <b>Paused</b>}
        {phase === 'finished' && <b>Well done</b>}
      </p>
    </div>
  </div>
);
