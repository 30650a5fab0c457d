import { notesOf } from '@dayloom/data';
import { notes } from '@dayloom/domain';
import {
  recordDraftKey,
  useCount,
  useDraftsOfDeleted,
  useKeptDrafts,
  useRecords,
  useUser,
} from '@dayloom/platform';
import { AsyncList, Badge, Button, DraftsOfDeleted, ErrorState, List, Page, PlusIcon } from '@dayloom/ui';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useMarkdown } from '../markdown/use-markdown.ts';
import { AddNoteDialog, newNoteKey } from './add-note-dialog.tsx';
import { NoNotes } from './no-notes.tsx';
import { NoteCard } from './note-card.tsx';
import { NotesCount } from './notes-count.tsx';
import { NotesSearch } from './notes-search.tsx';
import { NotesViewChoice } from './notes-view-choice.tsx';
import * as styles from './notes.module.css';
import { useAskedNote } from './use-asked-note.ts';
import { useFoundNotes } from './use-found-notes.ts';
import { useNotesView } from './use-notes-view.ts';
import { useOpenNotes } from './use-open-notes.ts';
import { useShownNote } from './use-shown-note.ts';

const step = 50;
const failed = 'Failed to fetch notes';

/** All notes, or those that were searched for, newest first (NT1, NT9). */
export default function Notes() {
  const user = useUser();
  const [shown, setShown] = useState(step);
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<{ readonly title: string }>();
  useAskedNote(setAdding);
  const newest = useRecords(notesOf(user.id).first(shown), { failed, keep: true });
  const found = useFoundNotes(typed, failed);
  const foundCount = found?.phase === 'ready' ? found.records.length : undefined;
  const list = found ?? newest;
  const { view, choose } = useNotesView();
  const { Markdown, isAwaited, hasFailed, retry } = useMarkdown(view === 'markdown');
  // The choice shows at once; hundreds of notes are read as Markdown without holding a key.
  const shownAs = useDeferredValue(Markdown);
  const { keepOpen, withOpen } = useOpenNotes();
  const asked = useShownNote();
  const count = useCount(notesOf(user.id));
  const draftsOfDeleted = useDraftsOfDeleted(notes);
  const keptDrafts = useKeptDrafts(recordDraftKey(notes, ''));
  const hasNewDraft = useKeptDrafts(newNoteKey).size > 0;
  const addButton = useRef<HTMLButtonElement>(null);
  // The pressed button goes with its note, so the focus moves to the next thing that stays.
  const afterDelete = useCallback(() => addButton.current?.focus(), []);
  // Without a count a full window may well have more behind it.
  const total = foundCount ?? (count.phase === 'ready' ? count.value : Infinity);
  const hasMore = (read: number) => (total === Infinity ? read >= shown : total > read);
  const inWindow = (all: typeof list) =>
    all.phase === 'ready'
      ? { ...all, records: withOpen(all.records.slice(0, shown), found ? undefined : asked.note) }
      : all;
  const search = (text: string) => {
    setTyped(text);
    setShown(step);
  };

  return (
    <Page
      title="Notes"
      width="narrow"
      meta={
        <>
          <NotesCount of={count} found={foundCount} />
          {hasNewDraft && <Badge tone="info">Draft kept for a new note</Badge>}
        </>
      }
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
      <div className={styles.tools}>
        <NotesSearch typed={typed} onType={search} found={foundCount} />
        <NotesViewChoice view={view} onChoose={choose} />
      </div>
      {hasFailed && <ErrorState text="The Markdown view cannot be loaded" onRetry={retry} />}
      <AsyncList
        of={isAwaited ? { phase: 'loading' } : inWindow(list)}
        failed={failed}
        empty={<NoNotes searched={found && typed} onShowAll={() => search('')} />}
        skeletonRows={3}
        rowHeight={132}
      >
        {(records) => (
          <>
            <List label="Notes" className={styles.notes}>
              {records.map((note) => (
                <NoteCard
                  key={note.id}
                  note={note}
                  Markdown={shownAs}
                  keepOpen={keepOpen}
                  hasDraft={keptDrafts.has(recordDraftKey(notes, note.id))}
                  show={note.id === asked.note?.id ? asked.show : undefined}
                  onDeleted={afterDelete}
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
      {adding && (
        <AddNoteDialog title={adding.title} onAdded={() => search('')} onClose={() => setAdding(undefined)} />
      )}
    </Page>
  );
}
