import { isBlank } from '@dayloom/domain';
import { useDraft, useUnsavedWork } from '@dayloom/platform';
import { useAtom, useStore } from 'jotai';
import { useState } from 'react';
import { emptyDraft, type QuickAddDraft, quickAddAtom } from './quick-add-state.ts';

const nothing = { ...emptyDraft, workId: '' };

/** The stored form: every field has a value, and an empty line has no other values. */
const valuesOf = ({ line, takenBack, workId = '' }: QuickAddDraft) =>
  line === '' ? nothing : { line, takenBack, workId };

/** Joins a line that could not be saved and the one typed after it. */
function joined(first: QuickAddDraft, second: QuickAddDraft): QuickAddDraft {
  if (second.line === '') return first;
  if (first.line === '') return second;
  return {
    ...first,
    line: `${first.line} ${second.line}`,
    takenBack: [...first.takenBack, ...second.takenBack],
  };
}

/** The line, read once and stored on this device until it is added. Changes after sign-out are ignored. */
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
  /** Text that was typed since keeps its draft. */
  const dropAdded = () => {
    if (atoms.get(quickAddAtom)?.draft.line === '') drop();
  };

  return {
    draft,
    keptAt,
    change,
    close: () => set((before) => before && { ...before, over: undefined }),
    /** Empties the line after it was passed to a form, which keeps it from now on. */
    clearForForm() {
      change(() => emptyDraft);
      dropAdded();
    },
    /** Empties the line while it is saved. If that fails, the line is restored before what was typed since. */
    async send(answer: Promise<unknown>) {
      setSaving((count) => count + 1);
      // What was typed while waiting for the works stays.
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
