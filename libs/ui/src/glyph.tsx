import { clsx } from 'clsx';
import * as styles from './glyph.module.css';

const drawn = '▲■▼●';

/**
 * A sign before a word, hidden from assistive technology: `▲`, `■`, `▼` and `●` are drawn, since no theme's font has
 * them and each system has its own; any other is text.
 */
export function Glyph({ sign, className }: { sign: string; className?: string | undefined }) {
  const isDrawn = drawn.includes(sign);
  return (
    <i aria-hidden="true" className={clsx(isDrawn && styles.drawn, className)} data-sign={sign}>
      {!isDrawn && sign}
    </i>
  );
}
