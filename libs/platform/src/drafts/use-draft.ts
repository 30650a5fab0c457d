import { type Drafts, isSameText, type KeptDraft } from '@dayloom/data';
import { type Instant, nowOf } from '@dayloom/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { differences, restored } from './draft-values.ts';
import { openForms, restoreDraft } from './restore-draft.ts';

export interface DraftOptions<Values extends object> {
  /** Names the form on this device: 'goal/new', `recordDraftKey(notes, id)`. Without it nothing is kept. */
  readonly draftKey: string | undefined;
  /** What the fields hold. */
  readonly values: Values;
  /** What is stored: a draft equal to it is none. */
  readonly stored: Values;
  /** Puts a kept draft into the fields. */
  readonly restore: (part: Partial<Values>) => void;
  /** Fields in which a kept text and one that the form was opened with are both worth keeping. */
  readonly joins?: readonly (keyof Values)[] | undefined;
  /** Groups of fields that are kept as one, as a record's fields that belong together. */
  readonly together?: readonly (readonly string[])[] | undefined;
  /** The fields are on their way to storage: what is kept of them stays until its answer. */
  readonly isSending?: boolean;
  /** Saving adds a record: once another tab has added or cancelled the same text, the fields let go of it. */
  readonly addsNew?: boolean | undefined;
}

/** What a form knows of its draft. */
export interface Draft {
  /** When what the form began with was typed; undefined where no draft was kept. */
  readonly keptAt: Instant | undefined;
  /** Whether closing the place or leaving the page loses nothing. */
  readonly isSafe: boolean;
  /** What was typed is saved. */
  drop(): void;
  /** Gives up what was typed, and offers to take that back. */
  cancel(): void;
}

const failed = 'Failed to keep a draft';

/** Keeps what is typed into one form until it is saved or cancelled. */
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
    // Once: typing goes on, and leaving asks from now on.
    keeper?.listen((error) => {
      if (error !== undefined && !failure) toasts.error(failed, error);
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
  /** @param hasTyped whether something was typed since the draft was asked for */
  readonly onRead: (kept: KeptDraft, hasTyped: boolean) => void;
  /** Another tab has saved or cancelled this text. */
  readonly onRemoved: (draft: KeptDraft) => void;
  /** It was put back while the form was open. */
  readonly onRestored: (draft: KeptDraft) => void;
}

/** Reads the draft when the form opens, writes what waits when form or page goes, and hears what becomes of it elsewhere. */
function useKeeping(keeper: DraftKeeper | undefined, { drafts, values, ...handlers }: Keeping) {
  const text = useEffectEvent(() => JSON.stringify(values));
  const onRead = useEffectEvent(handlers.onRead);
  const onRemoved = useEffectEvent(handlers.onRemoved);
  const onRestored = useEffectEvent(handlers.onRestored);
  useEffect(() => {
    if (!keeper) return;
    const ending = new AbortController();
    const { signal } = ending;
    const leaving = new AbortController();
    const opened = text();
    void keeper.read().then((kept) => kept && !signal.aborted && onRead(kept, text() !== opened));
    addEventListener('pagehide', () => keeper.leave(), { signal: leaving.signal });
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
      // A form that is closed and a page that is reloaded in one breath: its last write still has no answer.
      void keeper.answered.then(() => leaving.abort());
      ending.abort();
      stop();
      if (openForms.get(keeper.key) === form) openForms.delete(keeper.key);
    };
  }, [keeper, drafts]);
}
