import { type Change, create, remove } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { duplicateWork, type WholeWork, type WorkCopy } from '@dayloom/domain/duplicate';
import { useClock, useNewId, useSave, useSetAtom } from '@dayloom/platform';
import { duplicateFailed } from './sentences.ts';
import { undoneWorkAtom } from './undone-work.ts';

const fieldsOf = <R extends { readonly id: string }>({ id: _, ...fields }: R) => fields;

const creating = ({ work, tasks, segments }: WholeWork): readonly Change[] => [
  create('works', work.id, fieldsOf(work)),
  ...segments.map((segment) => create('repeats', segment.id, fieldsOf(segment))),
  ...tasks.map((task) => create('tasks', task.id, fieldsOf(task))),
];

/** Duplicates a work with its tasks and series in one commit; retries use the same ids. */
export function useDuplicateWork() {
  const clock = useClock();
  const save = useSave();
  const { id } = useNewId();
  const setUndone = useSetAtom(undoneWorkAtom);
  const duplicate = (whole: WholeWork, fields: Pick<WorkCopy, 'workTitle' | 'startDate'>) => {
    // Its tasks and series are removed with it.
    const undo = [remove('works', id)];
    return save(creating(duplicateWork(whole, { ...fields, id, now: nowOf(clock) })), {
      done: 'Work duplicated',
      detail: fields.workTitle,
      failed: duplicateFailed,
      undo,
      undoNow: () => {
        setUndone(id);
        return Promise.resolve(undo);
      },
    });
  };
  return { id, duplicate };
}
