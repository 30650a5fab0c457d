import type { Note } from '@dayloom/domain';
import type { MarkdownView } from '@dayloom/markdown';
import { localeAtom, timeZoneAtom, useAtomValue, useClock } from '@dayloom/platform';
import { Badge, Button } from '@dayloom/ui';
import { type ReactNode, useId, useState } from 'react';
import { isLong, readWhenFolded } from './fold.ts';
import { noteAge } from './note-age.ts';
import * as styles from './note-card.module.css';

interface NoteViewProps {
  note: Note;
  Markdown: MarkdownView | undefined;
  titleId: string;
  hasDraft: boolean;
  actions: ReactNode;
}

export function NoteView({ note, Markdown, titleId, hasDraft, actions }: NoteViewProps) {
  const clock = useClock();
  const contentId = useId();
  const locale = useAtomValue(localeAtom);
  // The card is memoized, and its times differ by zone.
  useAtomValue(timeZoneAtom);
  const [unfolded, setUnfolded] = useState(false);
  const foldable = isLong(note.content);
  const isFolded = foldable && !unfolded;
  const written = note.updatedAt ?? note.createdAt;
  return (
    <>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id={titleId}>{note.title}</h2>
          <p className={styles.when}>
            {note.updatedAt && 'Edited '}
            <time dateTime={written} title={new Date(written).toLocaleString(locale)}>
              {noteAge(written, clock.now())}
            </time>
            {hasDraft && (
              <span className={styles.draft}>
                <Badge tone="info">Draft kept</Badge>
              </span>
            )}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {Markdown ? (
        <div id={contentId} className={styles.content} data-folded={isFolded}>
          <Markdown text={isFolded ? note.content.slice(0, readWhenFolded) : note.content} />
        </div>
      ) : (
        <p id={contentId} className={styles.content} data-folded={isFolded}>
          {note.content}
        </p>
      )}
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
