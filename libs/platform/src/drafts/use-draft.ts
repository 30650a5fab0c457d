import { type Drafts, isSameText, type KeptDraft } from '@dayloom/data';
import { type Instant, nowOf } from '@dayloom/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { differences, restored } from './draft-values.ts';
import { openForms, restoreDraft } from './restore-draft.ts';

export interface DraftOptions<Values extends object> {
  /** Identifies the form on this device: 'goal/new', `recordDraftKey(notes, id)`. Without it no draft is stored. */
  readonly draftKey: string | undefined;
  /** The current values of the fields. */
  readonly values: Values;
  /** The stored values; equal values are no draft. */
  readonly stored: Values;
  readonly restore: (part: Partial<Values>) => void;
  /** Fields in which the text of the draft and the initial text are joined. */
  readonly joins?: readonly (keyof Values)[] | undefined;
  /** Groups of fields that are stored as one, such as the `together` fields of a record. */
  readonly together?: readonly (readonly string[])[] | undefined;
  /** A save is pending: the draft stays unchanged until the response. */
  readonly isSending?: boolean;
  /** Saving adds a record: the form is cleared when another tab has added or cancelled the same text. */
  readonly addsNew?: boolean | undefined;
}

/** The state of a form's draft. */
export interface Draft {
  /** When the initial draft was typed; undefined without a stored draft. */
  readonly keptAt: Instant | undefined;
  /** Whether closing the form or leaving the page loses nothing. */
  readonly isSafe: boolean;
  /** Removes the draft after a save. */
  drop(): void;
  /** Removes the draft, and offers Undo. */
  cancel(): void;
}

const errorText = 'Failed to keep a draft';

/** Stores the input of one form until it is saved or cancelled. */
export function useDraft<Values extends object>(options: DraftOptions<Values>): Draft {
  const { draftKey, values, stored, restore, joins, together, isSending = false, addsNew = false } = options;
  const { store, clock, toasts } = useShell();
  const [keptAt, setKeptAt] = useState<Instant>();
  const [failure, setFailure] = useState(false);
  const typed = differences(values, stored, together);
  const keeper = useMemo(
    () =>
      draftKey === undefined ? undefined : new DraftKeeper({ key: draftKey, drafts: store.drafts, clock }),
    [draftKey, store, clock],
  );
  const onRead = (kept: KeptDraft, hasTyped: boolean) => {
    if (hasTyped) {
      if (isSameText({ ...kept, values: typed }, kept)) return;
      const undo = () => restoreDraft(kept, { store, toasts });
      return toasts.success('Earlier draft replaced', { undo });
    }
    const part = restored(kept.values, { values, stored, joins });
    if (Object.keys(part).length === 0) return;
    restore(part);
    setKeptAt(kept.at);
  };
  const onRemoved = (elsewhere: KeptDraft) => {
    if (!addsNew || !isSameText({ ...elsewhere, values: typed }, elsewhere)) return;
    restore(stored);
    setKeptAt(undefined);
  };
  const onRestored = (draft: KeptDraft) => {
    restore({ ...stored, ...draft.values });
    setKeptAt(draft.at);
  };
  useEffect(() => {
    // Shown only once, because the user continues typing; leaving asks first from now on.
    keeper?.listen((error) => {
      if (error !== undefined && !failure) toasts.error(errorText, error);
      setFailure(error !== undefined);
    });
  }, [keeper, failure, toasts]);
  useKeeping(keeper, { drafts: store.drafts, values, onRead, onRemoved, onRestored });
  useEffect(() => {
    if (!isSending) keeper?.note(typed);
  });

  return {
    keptAt,
    isSafe: keeper !== undefined && !failure,
    drop() {
      keeper?.drop();
      setKeptAt(undefined);
    },
    cancel() {
      if (!keeper || Object.keys(typed).length === 0) return;
      keeper.drop();
      setKeptAt(undefined);
      const draft = { key: keeper.key, at: nowOf(clock), values: typed };
      toasts.success('Draft dropped', { undo: () => restoreDraft(draft, { store, toasts }) });
    },
  };
}

interface Keeping {
  readonly drafts: Drafts;
  readonly values: object;
  /** @param hasTyped whether the user has typed since the read began */
  readonly onRead: (kept: KeptDraft, hasTyped: boolean) => void;
  /** Another tab has saved or cancelled this text. */
  readonly onRemoved: (draft: KeptDraft) => void;
  /** The draft was restored while the form was open. */
  readonly onRestored: (draft: KeptDraft) => void;
}

/** Reads the draft on opening, writes pending input when form or page closes, and listens to other tabs. */
function useKeeping(keeper: DraftKeeper | undefined, { drafts, values, ...handlers }: Keeping) {
  const text = useEffectEvent(() => JSON.stringify(values));
  const onRead = useEffectEvent(handlers.onRead);
  const onRemoved = useEffectEvent(handlers.onRemoved);
  const onRestored = useEffectEvent(handlers.onRestored);
  useEffect(() => {
    if (!keeper) return;
    const controller = new AbortController();
    const { signal } = controller;
    const leaveController = new AbortController();
    const opened = text();
    void keeper.read().then((kept) => kept && !signal.aborted && onRead(kept, text() !== opened));
    addEventListener('pagehide', () => keeper.leave(), { signal: leaveController.signal });
    document.addEventListener('visibilitychange', () => document.hidden && keeper.flush(), { signal });
    const stop = drafts.onRemoved((draft) => {
      if (draft.key !== keeper.key) return;
      keeper.lose(draft);
      onRemoved(draft);
    });
    const form = {
      flush: () => keeper.flush(),
      show(draft: KeptDraft) {
        keeper.adopt(draft);
        onRestored(draft);
      },
    };
    openForms.set(keeper.key, form);
    return () => {
      keeper.flush();
      // The page may be left right after the form is closed, before the last write is acknowledged.
      void keeper.answered.then(() => leaveController.abort());
      controller.abort();
      stop();
      if (openForms.get(keeper.key) === form) openForms.delete(keeper.key);
    };
  }, [keeper, drafts]);
}
