import type { Total } from '@dayloom/platform';
import { StillLoading } from '@dayloom/ui';

const notesText = (count: number) => (count === 1 ? '1 note' : `${count} notes`);

interface NotesCountProps {
  readonly of: Total;
  /** How many of them the search found, while there is one. */
  readonly found: number | undefined;
}

/** Its line is there from the beginning, so that the button beside it stays where it is. */
export function NotesCount({ of: count, found }: NotesCountProps) {
  if (count.phase === 'loading' && count.isPartial) return <StillLoading />;
  if (count.phase !== 'ready') return '\u00a0';
  return found === undefined ? notesText(count.value) : `${found} of ${notesText(count.value)}`;
}
