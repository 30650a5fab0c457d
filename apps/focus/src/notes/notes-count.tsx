import type { Total } from '@dayloom/platform';
import { StillLoading } from '@dayloom/ui';

const notesText = (count: number) => (count === 1 ? '1 note' : `${count} notes`);

interface NotesCountProps {
  readonly count: Total;
  /** How many notes the search found; undefined without a search. */
  readonly found: number | undefined;
}

/** Rendered from the start, so that the button next to it does not move. */
export function NotesCount({ count, found }: NotesCountProps) {
  if (count.phase === 'loading' && count.isPartial) return <StillLoading />;
  if (count.phase !== 'ready') return '\u00a0';
  return found === undefined ? notesText(count.value) : `${found} of ${notesText(count.value)}`;
}
