import { isolated } from '@dayloom/domain';
import { Button, EmptyState } from '@dayloom/ui';

interface NoNotesProps {
  /** What was searched for and not found. */
  readonly searched: string | undefined;
  readonly onShowAll: () => void;
}

/** There are none at all, or none that hold what was searched for. */
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
