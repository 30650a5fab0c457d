import { repeatsOf, workById } from '@dayloom/data';
import { nowOf, type PlanDay, repeatFacts, type Task, taskFacts } from '@dayloom/domain';
import { firstTime, ruleText, ruleWords } from '@dayloom/domain/repeats';
import {
  localeAtom,
  recordDraftKey,
  useAtomValue,
  useNewId,
  useRecords,
  useSave,
  useShell,
  useUser,
} from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { newRepeatDraft } from '@dayloom/screen-kit/repeats';
import { focusOnceGone } from '../focus-after.ts';
import { newSeries, seriesOfTask } from './series-changes.ts';
import { type SeriesFields, SeriesForm } from './series-form.tsx';

interface BeginSeriesProps {
  /** The task that repeats from now on; omitted to add a new one. */
  readonly task?: Task;
  readonly title?: string;
  readonly workId?: string | undefined;
  readonly day: PlanDay;
  /** The button that opened it, to find the row of the task. */
  readonly pressed?: Element | null;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

const daily = newRepeatDraft('daily');

/**
 * The id of the removed series that the task is a day of, which it stays. If it begins again on the same day, the task
 * is its first day, as before the undo.
 */
function useEarlierSeries(task: Task | undefined): string | undefined {
  const all = useRecords(repeatsOf(useUser().id));
  const repeat = task?.repeat;
  return all.phase === 'ready' && !all.records.some(({ series }) => series === repeat) ? repeat : undefined;
}

/** Begins a series, with a task as its first day or with a new one. */
export function BeginSeries({
  task,
  title = task?.title ?? '',
  workId = task?.workId,
  day,
  pressed = null,
  onSaved,
  onClose,
}: BeginSeriesProps) {
  const { clock, user } = useShell();
  const saveChanges = useSave();
  const newId = useNewId().id;
  const earlier = useEarlierSeries(task);
  const work = useRecords(workById(user.id, workId ?? ''), { off: workId === undefined });
  const locale = useAtomValue(localeAtom);
  const save = async ({ title: decided, rule }: SeriesFields) => {
    const first = firstTime(rule, day) ?? day;
    const series = {
      id: earlier !== undefined && task?.repeatDay === first ? earlier : newId,
      user: user.id,
      title: decided,
      workId,
      first,
      rule: ruleText(rule),
      now: nowOf(clock),
    };
    const { changes, undo } = task ? seriesOfTask(task, series) : newSeries(series);
    const words = { ...outcomeOf(repeatFacts, 'add'), detail: ruleWords(rule, locale) };
    const isSaved = await focusOnceGone(pressed, saveChanges(changes, { ...words, undo }));
    if (isSaved) onSaved?.();
    return isSaved;
  };
  return (
    <SeriesForm
      heading="Repeating Task"
      submitLabel={task ? 'Repeat' : 'Add Task'}
      initial={{ title, ...daily }}
      // A new title has its draft in the field where it was typed.
      draftKey={task && `${recordDraftKey(taskFacts, task.id)}/repeats`}
      day={day}
      lastDay={work.phase === 'ready' ? work.records[0]?.endDate : undefined}
      save={save}
      onClose={onClose}
    />
  );
}
