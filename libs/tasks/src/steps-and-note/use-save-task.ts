import type { Change } from '@dayloom/data';
import { type Task, taskFacts } from '@dayloom/domain';
import { editOf, type Outcome, useSave } from '@dayloom/platform';
import { storing, taskSeries } from '@dayloom/series';

type StepsOrNote = { readonly [Field in 'note' | 'steps']?: string };

/** The fields without texts that are empty: these are cleared. */
const cleared = (fields: StepsOrNote) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text === '' ? undefined : text]));

/** The change of steps or note; none if they are as in `opened`. */
export const changeOf = (opened: Task, fields: StepsOrNote): readonly Change[] =>
  editOf(taskFacts, opened, cleared(fields));

/** Stores steps or note of a task; of a series, of this day alone. An empty text is none. */
export function useSaveTask(task: Task) {
  const save = useSave();
  /** @param opened the task whose texts were changed */
  return (opened: Task, fields: StepsOrNote, outcome: Outcome) => {
    const edit = changeOf(opened, fields);
    return save(edit.length > 0 ? [...storing(taskSeries, task), ...edit] : [], outcome);
  };
}
