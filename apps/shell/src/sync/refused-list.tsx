import type { RefusedCommit } from '@dayloom/data';
import { useRef } from 'react';
import { RefusedItem } from './refused-item.tsx';
import * as styles from './refused-list.module.css';

/** Changes that the server rejected, with their full text, until the user retries or discards them. */
export function RefusedList({ refused }: { readonly refused: readonly RefusedCommit[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.refusedList} aria-labelledby="could-not-be-saved">
      <h3 id="could-not-be-saved" ref={heading} tabIndex={-1}>
        Could not be saved
      </h3>
      <ul role="list">
        {refused.map((commit) => (
          // The pressed button is removed with its entry, so move the focus to the heading.
          <RefusedItem key={commit.id} commit={commit} onResolved={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}
