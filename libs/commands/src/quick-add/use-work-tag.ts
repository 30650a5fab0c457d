import type { Work } from '@dayloom/domain';
import { isComposing } from '@dayloom/ui';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { QuickAddDraft } from './quick-add-state.ts';
import type { Line } from './use-line.ts';
import { openTag } from './work-tags.ts';

interface WorkTagOptions extends Pick<Line, 'draft' | 'change'> {
  readonly works: readonly Work[];
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Completes '#work' from the user's works: arrow keys choose, Enter and Tab accept, Esc keeps the typed text. */
export function useWorkTag({ draft, change, works, field }: WorkTagOptions) {
  const [caret, setCaret] = useState(draft.line.length);
  const [chosen, setChosen] = useState(0);
  /** The line for which Esc has closed the list. */
  const [closedFor, setClosedFor] = useState<string>();
  const tag = closedFor === draft.line ? undefined : openTag(draft.line, caret, works);
  const matches = tag?.matches ?? [];
  const active = Math.min(chosen, matches.length - 1);

  const follow = (next: number | null) => {
    if (next !== caret) setChosen(0);
    setCaret(next ?? draft.line.length);
  };
  const take = (work: Work) => {
    const input = field.current;
    if (!tag || !input) return;
    input.focus();
    // The field itself inserts the text, so that the caret stays after it.
    const isFollowed = /^\s/u.test(draft.line.slice(tag.end));
    input.setRangeText(`#${work.workTitle.trim()}${isFollowed ? '' : ' '}`, tag.start, tag.end, 'end');
    const { value: line, selectionStart } = input;
    change(({ takenBack }): QuickAddDraft => ({
      line,
      takenBack: takenBack.filter(({ kind }) => kind !== 'work'),
      workId: work.id,
    }));
    follow(selectionStart);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const work = matches[active];
    if (!work || isComposing(event.nativeEvent) || event.shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((active + step + matches.length) % matches.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(work);
    else if (event.key === 'Escape') setClosedFor(draft.line);
    else return;
    event.preventDefault();
  };
  return { matches, active, follow, take, onKeyDown };
}
