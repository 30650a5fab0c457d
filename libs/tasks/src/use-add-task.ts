import { create, isStoreError } from '@dayloom/data';
import { checkTaskDraft, isBlank, nowOf, type PlanDay, tasks, works } from '@dayloom/domain';
import { recordDraftKey, useDraft, useNewId, useShell, useUnsavedWork } from '@dayloom/platform';
import { useRef, useState } from 'react';

/** What a half-typed task is called in questions. */
export const typedTask = 'the task';

const done = 'Task added successfully';
const failed = 'Failed to add task';

const nothing = { title: '' };

/** From then on the line names a task that storage has not answered for. */
const waitingAfter = 1_000;

/** The failed title before whatever was typed meanwhile: nothing is lost. */
const putBack = (title: string, typed: string) => (typed === '' ? title : `${title} ${typed}`);

/** Below its work where it has one: who deletes the work learns of what was typed here. */
const lineKey = (workId: string | undefined, day: PlanDay | undefined) =>
  workId === undefined
    ? `new-task/${day === undefined ? 'inbox' : 'day'}`
    : `${recordDraftKey(works, workId)}/new-task/${day === undefined ? 'undated' : 'dated'}`;

/** Where a new task goes; without a work and a day to the inbox. */
interface TaskPlace {
  readonly workId?: string | undefined;
  readonly day?: PlanDay | undefined;
  /** Whether the screen alone says that it was added. */
  readonly quiet: boolean;
}

/**
 * Adds tasks to one place. The field is empty again at once, so that the next title can be typed while this one is
 * being saved; a title that could not be saved returns to it.
 */
export function useAddTask({ workId, day, quiet }: TaskPlace) {
  const { clock, store, toasts, user } = useShell();
  const newTask = useNewId();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(0);
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map());
  /** What stands in the field now, also for whoever waits for an answer. */
  const line = useRef('');
  const put = (text: string) => {
    line.current = text;
    setTitle(text);
  };
  const { keptAt, isSafe, drop } = useDraft({
    // Not by its day: after midnight the line goes on as that of the new one.
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
    newTask.next();
    const place = { ...(workId !== undefined && { workId }), ...(day !== undefined && { date: day }) };
    const fields = { ...checked.fields, ...place, userId: user.id, completed: false };
    // Begun before the field is emptied, so that the field and the list are drawn together.
    const answer = store.commit([create(tasks, id, { ...fields, createdAt: nowOf(clock) })]);
    type('');
    setSaving((count) => count + 1);
    const timer = setTimeout(() => setWaiting((titles) => new Map([...titles, [id, title]])), waitingAfter);
    try {
      await answer;
      // The line may be gone by now; what was typed into it meanwhile keeps its draft.
      if (line.current === '') drop();
      if (!quiet) toasts.success(done);
    } catch (reason) {
      put(putBack(title, line.current));
      // Nobody is signed in any more: the text stays, and no message says so.
      if (!(isStoreError(reason) && reason.code === 'closed')) toasts.error(failed, reason);
    } finally {
      clearTimeout(timer);
      setWaiting((titles) => (titles.has(id) ? new Map([...titles].filter(([one]) => one !== id)) : titles));
      setSaving((count) => count - 1);
    }
  };
  return { title, error, keptAt, waiting: [...waiting.values()], type, add };
}
