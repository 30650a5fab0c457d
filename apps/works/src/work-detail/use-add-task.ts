import { create } from '@dayloom/data';
import { checkTaskDraft, isBlank, nowOf, type PlanDay, tasks, type Work } from '@dayloom/domain';
import { useNewId, useShell, useUnsavedWork } from '@dayloom/platform';
import { useState } from 'react';
import { isSignedOut } from '../work/is-signed-out.ts';

const done = 'Task added successfully';
const failed = 'Failed to add task';

/** The failed title before whatever was typed meanwhile: nothing is lost. */
const putBack = (title: string, typed: string) => (typed === '' ? title : `${title} ${typed}`);

/**
 * Adds tasks to one day. The field is empty again at once, so that the next title can be typed while this one is
 * being saved; a title that could not be saved returns to it (WD7, WD8, ER14).
 */
export function useAddTask(work: Work, day: PlanDay) {
  const { clock, store, toasts, user } = useShell();
  const newTask = useNewId();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(0);
  useUnsavedWork(isBlank(title) && saving === 0 ? undefined : 'the task', saving > 0);

  const type = (text: string) => {
    setTitle(text);
    setError(undefined);
  };
  const add = async () => {
    const checked = checkTaskDraft({ title });
    if (!checked.ok) return setError(checked.errors.title);
    const { id } = newTask;
    newTask.next();
    const fields = { ...checked.fields, workId: work.id, userId: user.id, completed: false, date: day };
    // Begun before the field is emptied, so that the field and the list are drawn together.
    const answer = store.commit([create(tasks, id, { ...fields, createdAt: nowOf(clock) })]);
    type('');
    setSaving((count) => count + 1);
    try {
      await answer;
      toasts.success(done);
    } catch (reason) {
      setTitle((typed) => putBack(title, typed));
      if (!isSignedOut(reason)) toasts.error(failed, reason);
    } finally {
      setSaving((count) => count - 1);
    }
  };
  return { title, error, type, add };
}
