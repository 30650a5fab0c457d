import { isolated } from '@dayloom/domain';
import { Button, EmptyState } from '@dayloom/ui';

interface NoNotesProps {
  /** The search text, if any. */
  readonly searched: string | undefined;
  readonly onShowAll: () => void;
}

/** The empty state: no notes at all, or none that match the search. */
export const NoNotes = ({ searched, onShowAll }: NoNotesProps) =>
  searched === undefined ? (
    <EmptyState text="No notes yet" detail="Write down what should not be forgotten." drawing="note" />
  ) : (
    <EmptyState
      text="No notes found"
      detail={`None has '${isolated(searched.trim())}' in its title or content.`}
      action={<Button onClick={onShowAll}>Show all notes</Button>}
      drawing="note"
    />
  );
