import { Button } from '@dayloom/ui';
import { useId, useState } from 'react';
import * as styles from './goal-card.module.css';

const maxCharacters = 240;
const maxLines = 5;

/** Whether a description is folded at first, so that one long goal does not push the others out of view. */
const isLong = (text: string) =>
  text.length > maxCharacters || text.split('\n', maxLines + 1).length > maxLines;

export function GoalDescription({ text }: { text: string }) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const foldable = isLong(text);
  return (
    <>
      <p id={id} className={styles.description} data-folded={foldable && !unfolded}>
        {text}
      </p>
      {foldable && (
        <Button
          variant="ghost"
          size="small"
          className={styles.fold}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}
