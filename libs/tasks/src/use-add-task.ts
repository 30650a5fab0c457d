import { create, isStoreClosed } from '@dayloom/data';
import { checkTaskDraft, isBlank, nowOf, type PlanDay } from '@dayloom/domain';
import { recordDraftKey, useDraft, useNewId, useShell, useUnsavedWork } from '@dayloom/platform';
import { useRef, useState } from 'react';

/** What the unsaved-changes questions call a typed task. */
export const typedTask = 'the task';

const nothing = { title: '' };

/** Milliseconds after which the field names a task that is not saved yet. */
const waitingAfter = 1_000;

/** Puts a rejected title before newly typed text, so that nothing is lost. */
const putBack = (title: string, typed: string) => (typed === '' ? title : `${title} ${typed}`);

/** Below the key of the work, so that deleting the work reports what was typed here. */
const lineKey = (workId: string | undefined, day: PlanDay | undefined) =>
  workId === undefined
    ? `new-task/${day === undefined ? 'inbox' : 'day'}`
    : `${recordDraftKey({ name: 'works' }, workId)}/new-task/${day === undefined ? 'undated' : 'dated'}`;

/** Where a new task is added; without a work and a day, the inbox. */
interface TaskTarget {
  readonly workId?: string | undefined;
  readonly day?: PlanDay | undefined;
  /** Whether no toast says that it was added. */
  readonly quiet: boolean;
}

/**
 * Adds tasks to one list. The field is cleared at once, so that the next title can be typed while this one is being
 * saved; a title that cannot be saved returns to the field.
 */
export function useAddTask({ workId, day, quiet }: TaskTarget) {
  const { clock, store, toasts, user } = useShell();
  const newTask = useNewId();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(0);
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map());
  /** The current text of the field, also after an asynchronous save. */
  const line = useRef('');
  const put = (text: string) => {
    line.current = text;
    setTitle(text);
  };
  const { keptAt, isSafe, drop } = useDraft({
    // Without its day: after midnight the field continues for the new day.
    draftKey: lineKey(workId, day),
    values: { title },
    stored: nothing,
    restore: (kept) => put(kept.title ?? ''),
    joins: ['title'],
    isSending: saving > 0,
    addsNew: true,
  });
  useUnsavedWork(isBlank(title) && saving === 0 ? undefined : typedTask, saving > 0, isSafe);

  const type = (text: string) => {
    put(text);
    setError(undefined);
  };
  const add = async () => {
    const checked = checkTaskDraft({ title });
    if (!checked.ok) return setError(checked.errors.title);
    const { id } = newTask;
    const target = { ...(workId !== undefined && { workId }), ...(day !== undefined && { date: day }) };
    const fields = { ...checked.fields, ...target, userId: user.id, completed: false };
    // Starts before any state is set, so that the field and the list are rendered together.
    const answer = store.commit([create('tasks', id, { ...fields, createdAt: nowOf(clock) })]);
    newTask.next();
    type('');
    setSaving((count) => count + 1);
    const timer = setTimeout(() => setWaiting((titles) => new Map([...titles, [id, title]])), waitingAfter);
    try {
      await answer;
      // The field may be unmounted by now; text typed into it since then keeps its draft.
      if (line.current === '') drop();
      if (!quiet) toasts.success('Task added successfully');
    } catch (reason) {
      put(putBack(title, line.current));
      // After sign-out the text stays as a draft, and no error is shown.
      if (!isStoreClosed(reason)) toasts.error('Failed to add task', reason);
    } finally {
      clearTimeout(timer);
      setWaiting((titles) => (titles.has(id) ? new Map([...titles].filter(([one]) => one !== id)) : titles));
      setSaving((count) => count - 1);
    }
  };
  /** Empties the field after its title was saved elsewhere. */
  const clear = () => {
    drop();
    type('');
  };
  return { title, error, keptAt, waiting: [...waiting.values()], type, clear, add };
}
