import { useAtom } from 'jotai';
import { emptyDraft } from './quick-add-draft.ts';
import { type QuickAddDraft, quickAddAtom } from './quick-add-state.ts';

/** The line that is open. What changes it after its user has left changes nothing. */
export function useDraft() {
  const [state, set] = useAtom(quickAddAtom);
  return {
    draft: state?.draft ?? emptyDraft,
    change: (next: (draft: QuickAddDraft) => QuickAddDraft) =>
      set((before) => before && { ...before, draft: next(before.draft) }),
    close: () => set((before) => before && { ...before, over: undefined }),
  };
}

export type OpenDraft = ReturnType<typeof useDraft>;
