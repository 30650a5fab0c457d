import { emptyDraft, joined } from './quick-add-draft.ts';
import type { QuickAddState } from './quick-add-state.ts';
import { QuickAdd } from './quick-add.tsx';

/** The line once it is opened over the page at this address, with what was typed before, and this text after it. */
export const opened =
  (over: string, text = '') =>
  (before: QuickAddState | undefined): QuickAddState => ({
    QuickAdd,
    over,
    draft: joined(before?.draft ?? emptyDraft, { ...emptyDraft, line: text }),
  });
