import type { RefusedCommit } from '@dayloom/data';
import { useRef } from 'react';
import { RefusedItem } from './refused-item.tsx';
import * as styles from './refused-list.module.css';

/** What the server would not take, with all its text, until the user retries or discards it. */
export default function RefusedList({ refused }: { readonly refused: readonly RefusedCommit[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.refusedList} aria-labelledby="could-not-be-saved">
      <h3 id="could-not-be-saved" ref={heading} tabIndex={-1}>
        Could not be saved
      </h3>
      <ul role="list">
        {refused.map((commit) => (
          // The pressed button goes with its entry, so the focus moves to what stays.
          <RefusedItem key={commit.id} commit={commit} onSettled={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}
