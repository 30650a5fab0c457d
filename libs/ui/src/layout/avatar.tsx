import * as styles from './avatar.module.css';

/** First letters of the first and last word, or of the one there is. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter(Boolean);
  const ends = words.length > 1 && !name.includes('@') ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A disc of initials beside a name that is also written; hidden from assistive technology. */
export const Avatar = ({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initialsOf(name) || '?'}
  </span>
);
