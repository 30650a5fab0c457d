import { clsx } from 'clsx';
import * as styles from './glyph.module.css';

const drawn = '▲■▼●';

/**
 * A sign before a word, hidden from assistive technology. `▲`, `■`, `▼` and `●` are drawn, because no theme's font
 * contains them and system fonts differ; any other sign is text.
 */
export function Glyph({ sign, className }: { sign: string; className?: string | undefined }) {
  const isDrawn = drawn.includes(sign);
  return (
    <i aria-hidden="true" className={clsx(isDrawn && styles.drawn, className)} data-sign={sign}>
      {!isDrawn && sign}
    </i>
  );
}
