import type { Note } from '@dayloom/domain';
import { useClock } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { type ReactNode, useId, useState } from 'react';
import { isLong } from './fold.ts';
import { noteAge } from './note-age.ts';
import * as styles from './note-card.module.css';

interface NoteViewProps {
  note: Note;
  titleId: string;
  actions: ReactNode;
}

export function NoteView({ note, titleId, actions }: NoteViewProps) {
  const clock = useClock();
  const contentId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const foldable = isLong(note.content);
  const written = note.updatedAt ?? note.createdAt;
  return (
    <>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id={titleId}>{note.title}</h2>
          <p className={styles.when}>
            {note.updatedAt && 'Edited '}
            <time dateTime={written} title={new Date(written).toLocaleString()}>
              {noteAge(written, clock.now())}
            </time>
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      <p id={contentId} className={styles.content} data-folded={foldable && !unfolded}>
        {note.content}
      </p>
      {foldable && (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={unfolded}
          aria-controls={contentId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}
