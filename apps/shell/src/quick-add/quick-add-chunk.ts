import { emptyDraft, joined } from './quick-add-draft.ts';
import type { QuickAddState } from './quick-add-state.ts';
import { QuickAdd } from './quick-add.tsx';

/** The state with the line open over the page at this path. `text` is appended to what was typed before. */
export const opened =
  (over: string, text = '') =>
  (before: QuickAddState | undefined): QuickAddState => ({
    QuickAdd,
    over,
    draft: joined(before?.draft ?? emptyDraft, { ...emptyDraft, line: text }),
  });
