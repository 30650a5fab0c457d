import type { QuickAddDraft } from './quick-add-state.ts';

export const emptyDraft: QuickAddDraft = { line: '', takenBack: [] };

/** Joins two lines that are both to be kept, such as one that could not be saved and the one typed after it. */
export function joined(first: QuickAddDraft, second: QuickAddDraft): QuickAddDraft {
  if (second.line === '') return first;
  if (first.line === '') return second;
  return {
    ...first,
    line: `${first.line} ${second.line}`,
    takenBack: [...first.takenBack, ...second.takenBack],
  };
}
