import type { CSSProperties, ReactNode } from 'react';
import * as styles from './breathing-orb.module.css';

interface BreathingOrbProps {
  /** It breathes while running, holds its breath while paused, and rests else; after a session with a word. */
  readonly phase: 'running' | 'paused' | 'finished' | 'resting';
  /** The part of the time that has passed, 0 to 1: its ring fills by it. */
  readonly share: number;
  readonly children: ReactNode;
}

/** Four seconds in, six out; under reduced motion the words alone lead the breath. */
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
