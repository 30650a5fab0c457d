import { notesOf } from '@dayloom/data';
import { notes } from '@dayloom/domain';
import { type Total, useCount, useDraftsOfDeleted, useRecords, useUser } from '@dayloom/platform';
import {
  Button,
  DraftsOfDeleted,
  EmptyState,
  List,
  AsyncList,
  Page,
  PlusIcon,
  StillLoading,
} from '@dayloom/ui';
import { useRef, useState } from 'react';
import { AddNoteDialog } from './add-note-dialog.tsx';
import { NoteCard } from './note-card.tsx';
import * as styles from './notes.module.css';
import { useAskedNote } from './use-asked-note.ts';
import { useShownNote } from './use-shown-note.ts';
import { useOpenNotes } from './use-open-notes.ts';

const step = 50;
const failed = 'Failed to fetch notes';

const notesText = (count: number) => (count === 1 ? '1 note' : `${count} notes`);

/** Its line is there from the beginning, so that the button beside it stays where it is. */
function NotesCount({ of: count }: { readonly of: Total }) {
  if (count.phase === 'loading' && count.isPartial) return <StillLoading />;
  return count.phase === 'ready' ? notesText(count.value) : '\u00a0';
}

/** All notes, newest first (NT1). */
export default function Notes() {
  const user = useUser();
  const [shown, setShown] = useState(step);
  const [adding, setAdding] = useState<{ readonly title: string }>();
  useAskedNote(setAdding);
  const list = useRecords(notesOf(user.id).first(shown), { failed, keep: true });
  const { keepOpen, withOpen } = useOpenNotes();
  const asked = useShownNote();
  const count = useCount(notesOf(user.id));
  const draftsOfDeleted = useDraftsOfDeleted(notes);
  const addButton = useRef<HTMLButtonElement>(null);
  // Without a count a full window may well have more behind it.
  const hasMore = (read: number) => (count.phase === 'ready' ? count.value > read : read >= shown);

  return (
    <Page
      title="Notes"
      width="narrow"
      meta={<NotesCount of={count} />}
      actions={
        <Button
          ref={addButton}
          data-add=""
          variant="primary"
          icon={<PlusIcon />}
          onClick={() => setAdding({ title: '' })}
        >
          Add Note
        </Button>
      }
    >
      <DraftsOfDeleted drafts={draftsOfDeleted} />
      <AsyncList
        of={list.phase === 'ready' ? { ...list, records: withOpen(list.records, asked.note) } : list}
        failed={failed}
        empty={
          <EmptyState text="No notes yet" detail="Write down what should not be forgotten." drawing="note" />
        }
        skeletonRows={3}
        rowHeight={132}
      >
        {(records) => (
          <>
            <List label="Notes" className={styles.notes}>
              {records.map((note) => (
                // The pressed button goes with its note, so the focus moves to the next thing that stays.
                <NoteCard
                  key={note.id}
                  note={note}
                  keepOpen={keepOpen}
                  show={note.id === asked.note?.id ? asked.show : undefined}
                  onDeleted={() => addButton.current?.focus()}
                />
              ))}
            </List>
            {hasMore(records.length) && (
              <Button block onClick={() => setShown(shown + step)}>
                Show more
              </Button>
            )}
          </>
        )}
      </AsyncList>
      {adding && <AddNoteDialog title={adding.title} onClose={() => setAdding(undefined)} />}
    </Page>
  );
}
