import * as styles from './glyph.module.css';

const paths: Readonly<Record<string, string>> = {
  '▲': 'M5 1 9.5 9h-9z',
  '■': 'M1 1h8v8H1z',
  '▼': 'M5 9 .5 1h9z',
  '●': 'M5 .5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
};

/**
 * A sign before a word, hidden from assistive technology: `▲`, `■`, `▼` and `●` are drawn, since no theme's font has
 * them and each system has its own; any other is text.
 */
export function Glyph({ sign, className }: { sign: string; className?: string | undefined }) {
  const path = paths[sign];
  return (
    <i aria-hidden="true" className={className} data-sign={sign}>
      {path === undefined ? (
        sign
      ) : (
        <svg viewBox="0 0 10 10" className={styles.drawn}>
          <path d={path} />
        </svg>
      )}
    </i>
  );
}
