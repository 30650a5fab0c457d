import { isBlank } from '@dayloom/domain';
import { useDraft, useUnsavedWork } from '@dayloom/platform';
import { useAtom, useStore } from 'jotai';
import { useState } from 'react';
import { emptyDraft, joined } from './quick-add-draft.ts';
import { type QuickAddDraft, quickAddAtom } from './quick-add-state.ts';

const nothing = { ...emptyDraft, workId: '' };

/** As it is kept: every field has a value, and a line that was emptied has nothing else either. */
const valuesOf = ({ line, takenBack, workId = '' }: QuickAddDraft) =>
  line === '' ? nothing : { line, takenBack, workId };

/**
 * The line, read once and kept on this device until it is added. What changes it after its user has left changes
 * nothing.
 */
export function useLine() {
  const [state, set] = useAtom(quickAddAtom);
  const atoms = useStore();
  const draft = state?.draft ?? emptyDraft;
  const [saving, setSaving] = useState(0);
  const change = (next: (draft: QuickAddDraft) => QuickAddDraft) =>
    set((before) => before && { ...before, draft: next(before.draft) });
  const { keptAt, drop, isSafe } = useDraft({
    draftKey: 'quick-add',
    values: valuesOf(draft),
    stored: nothing,
    restore: (part) => change((typed) => ({ ...typed, ...part })),
    joins: ['line'],
    isSending: saving > 0,
    addsNew: true,
  });
  useUnsavedWork(isBlank(draft.line) ? undefined : 'quick add', false, isSafe);
  /** What was typed meanwhile keeps its draft. */
  const dropAdded = () => {
    if (atoms.get(quickAddAtom)?.draft.line === '') drop();
  };

  return {
    draft,
    keptAt,
    change,
    close: () => set((before) => before && { ...before, over: undefined }),
    /** The line goes along to a form, which keeps it from now on. */
    handOver() {
      change(() => emptyDraft);
      dropAdded();
    },
    /** Empties the line while it is stored; where that fails it comes back, before what was typed meanwhile. */
    async send(answer: Promise<unknown>) {
      setSaving((count) => count + 1);
      // What was typed while the works were awaited stays.
      change((typed) => (typed.line === draft.line ? emptyDraft : typed));
      try {
        await answer;
        dropAdded();
      } catch (reason) {
        change((typed) => joined(draft, typed));
        throw reason;
      } finally {
        setSaving((count) => count - 1);
      }
    },
  };
}

export type Line = ReturnType<typeof useLine>;
