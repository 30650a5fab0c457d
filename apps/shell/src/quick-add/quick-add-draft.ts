import type { QuickAddDraft } from './quick-add-state.ts';

export const emptyDraft: QuickAddDraft = { line: '', takenBack: [] };

/** Two lines that are both worth keeping, such as one that could not be saved and what was typed meanwhile. */
export function joined(first: QuickAddDraft, second: QuickAddDraft): QuickAddDraft {
  if (second.line === '') return first;
  if (first.line === '') return second;
  return {
    ...first,
    line: `${first.line} ${second.line}`,
    takenBack: [...first.takenBack, ...second.takenBack],
  };
}
