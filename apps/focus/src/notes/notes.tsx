import { notesOf } from '@dayloom/data';
import { noteFacts } from '@dayloom/domain';
import { useMarkdown, useNotesView } from '@dayloom/markdown';
import { recordDraftKey, type Total, useDraftsOfDeleted, useKeptDrafts, useUser } from '@dayloom/platform';
import { firstWindow, newDraftKey, ShowMore, useAddressRequest, useListWindow } from '@dayloom/screen-kit';
import {
  AsyncList,
  Badge,
  Button,
  DraftsOfDeleted,
  ErrorState,
  List,
  Page,
  PlusIcon,
  Segmented,
  StillLoading,
} from '@dayloom/ui';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { AddNoteDialog } from './add-note-dialog.tsx';
import { NoNotes } from './no-notes.tsx';
import { NoteCard } from './note-card.tsx';
import { NotesSearch } from './notes-search.tsx';
import * as styles from './notes.module.css';
import { useFoundNotes } from './use-found-notes.ts';
import { useOpenNotes } from './use-open-notes.ts';
import { useShownNote } from './use-shown-note.ts';

const errorText = 'Failed to fetch notes';
const views = [
  { value: 'text', label: 'Text' },
  { value: 'markdown', label: 'Markdown' },
] as const;

const notesText = (count: number) => (count === 1 ? '1 note' : `${count} notes`);

interface NotesCountProps {
  readonly count: Total;
  /** How many notes the search found; undefined without a search. */
  readonly found: number | undefined;
}

/** Rendered from the start, so that the button next to it does not move. */
function NotesCount({ count, found }: NotesCountProps) {
  if (count.phase === 'loading' && count.isPartial) return <StillLoading />;
  if (count.phase !== 'ready') return '\u00a0';
  return found === undefined ? notesText(count.value) : `${found} of ${notesText(count.value)}`;
}

/** All notes, or the search results, newest first. */
export default function Notes() {
  const user = useUser();
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState<{ readonly title: string }>();
  useAddressRequest('new', (title) => setAdding({ title }));
  const newest = useListWindow(notesOf(user.id), { failed: errorText });
  const found = useFoundNotes(typed, errorText);
  const foundCount = found?.phase === 'ready' ? found.records.length : undefined;
  const list = found ?? newest;
  const { view, choose } = useNotesView();
  const { Markdown, isAwaited, hasFailed, retry } = useMarkdown(view === 'markdown');
  // Deferred, so that parsing hundreds of notes as Markdown does not block input.
  const shownAs = useDeferredValue(Markdown);
  const { keepOpen, withOpen } = useOpenNotes();
  const asked = useShownNote();
  const keptDrafts = useKeptDrafts(recordDraftKey(noteFacts, ''));
  const hasNewDraft = useKeptDrafts(newDraftKey(noteFacts)).size > 0;
  const addButton = useRef<HTMLButtonElement>(null);
  // The pressed button disappears with its note, so the focus moves to the add button.
  const afterDelete = useCallback(() => addButton.current?.focus(), []);
  const { hasMore, showMore } = newest;
  const end =
    foundCount === undefined
      ? { hasMore, total: newest.total }
      : { hasMore: foundCount > newest.size, total: { phase: 'ready', value: foundCount } as const };
  const inWindow = (all: typeof list) =>
    all.phase === 'ready'
      ? { ...all, records: withOpen(all.records.slice(0, newest.size), found ? undefined : asked.note) }
      : all;
  const search = (text: string) => {
    setTyped(text);
    newest.resize(firstWindow);
  };

  return (
    <Page
      title="Notes"
      width="narrow"
      meta={
        <>
          <NotesCount count={newest.total} found={foundCount} />
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
      <DraftsOfDeleted drafts={useDraftsOfDeleted(noteFacts)} />
      <div className={styles.tools}>
        <NotesSearch typed={typed} onType={search} found={foundCount} />
        <Segmented
          className={styles.view}
          label="Show notes as"
          options={views}
          value={view}
          onChange={choose}
        />
      </div>
      {hasFailed && <ErrorState text="The Markdown view cannot be loaded" onRetry={retry} />}
      <AsyncList
        of={isAwaited ? { phase: 'loading' } : { ...inWindow(list), ...end }}
        failed={errorText}
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
                  hasDraft={keptDrafts.has(recordDraftKey(noteFacts, note.id))}
                  show={note.id === asked.note?.id ? asked.show : undefined}
                  onDeleted={afterDelete}
                />
              ))}
            </List>
            <ShowMore list={{ ...end, showMore }} />
          </>
        )}
      </AsyncList>
      {adding && (
        <AddNoteDialog title={adding.title} onAdded={() => search('')} onClose={() => setAdding(undefined)} />
      )}
    </Page>
  );
}
