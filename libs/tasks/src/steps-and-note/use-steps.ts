import { type Task, taskFacts } from '@dayloom/domain';
import { mergeSteps, readSteps, type Step, stepsText } from '@dayloom/domain/steps';
import { type Outcome, recordDraftKey, useDraft, useUnsavedWork } from '@dayloom/platform';
import type { StepsChange } from '@dayloom/screen-kit/steps';
import { useStepsChanged } from '@dayloom/series';
import { useLayoutEffect, useRef, useState } from 'react';
import { followed, linesOf, savedText, type StepLines, storable } from './step-lines.ts';
import { changeOf, useSaveTask } from './use-save-task.ts';

const what = "the task's steps";
const errorText = 'Failed to update task';

function withSteps({ steps: _, ...task }: Task, steps: string): Task {
  return steps === '' ? task : { ...task, steps };
}

/** 'Step deleted' with 'Undo'. */
function deletedOutcome(task: Task, before: string, after: string): Outcome {
  const left = new Set(readSteps(after).map(({ id }) => id));
  const deleted = readSteps(before).find(({ id }) => !left.has(id));
  return {
    done: 'Step deleted',
    failed: errorText,
    undo: changeOf(withSteps(task, after), { steps: before }),
    ...(deleted && { detail: deleted.text }),
  };
}

/**
 * The steps of an open task. Each change is stored at once, quietly, and what is typed once its field is left; until
 * then it is a draft. What is changed elsewhere is merged into the list.
 */
export function useSteps(task: Task) {
  const saveTask = useSaveTask(task);
  const stepsChanged = useStepsChanged();
  const stored = task.steps ?? '';
  const [lines, setLines] = useState(() => linesOf(stored));
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(lines);
  /** The change that is saved once the current save has ended. */
  const next = useRef<StepsChange>(undefined);
  const isRunning = useRef(false);
  /** The task before the changes since its steps were entered, and whether they were left since. */
  const entered = useRef<Task>(undefined);
  const isLeft = useRef(false);
  if (stored !== lines.base) setLines(followed(lines, stored));
  useLayoutEffect(() => {
    latest.current = lines;
  }, [lines]);
  const set = (changed: StepLines) => {
    latest.current = changed;
    setLines(changed);
  };

  const send = async (change: StepsChange) => {
    const before = savedText(latest.current);
    const after = storable(latest.current);
    if (after === before) return true;
    set({ ...latest.current, sent: after });
    const outcome = change === 'deleted' ? deletedOutcome(task, before, after) : { failed: errorText };
    const isStored = await saveTask(withSteps(task, before), { steps: after }, outcome);
    if (isStored) entered.current ??= withSteps(task, before);
    else set({ ...latest.current, sent: undefined });
    return isStored;
  };
  /** Once they are left and stored, so that there is one message for all of them. */
  const reportChanges = () => {
    if (!isLeft.current || isRunning.current) return;
    const before = entered.current;
    entered.current = undefined;
    if (before) void stepsChanged(before, withSteps(task, savedText(latest.current)));
  };
  /** One save after the other, since each begins with the text that the one before has stored. */
  const sendAll = async (change: StepsChange) => {
    next.current = next.current === 'deleted' ? 'deleted' : change;
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    while (next.current !== undefined) {
      const current = next.current;
      next.current = undefined;
      if (!(await send(current))) next.current = undefined;
    }
    isRunning.current = false;
    setSaving(false);
    reportChanges();
  };

  const base = savedText(lines);
  const text = stepsText(lines.steps);
  const draft = useDraft({
    draftKey: `${recordDraftKey(taskFacts, task.id)}/steps`,
    values: { steps: text, base },
    stored: { steps: base, base },
    together: [['steps', 'base']],
    isSending: isSaving,
    restore: (part) => {
      const now = latest.current;
      if (part.steps === undefined) return;
      const typed = mergeSteps(
        readSteps(part.base ?? savedText(now)),
        readSteps(savedText(now)),
        readSteps(part.steps),
      );
      set({ ...now, steps: typed });
    },
  });
  const isChanged = text !== base;
  const confirmClose = useUnsavedWork(isChanged || isSaving ? what : undefined, isSaving, draft.isSafe);

  return {
    steps: lines.steps,
    keptAt: isChanged ? draft.keptAt : undefined,
    confirmClose,
    change(steps: readonly Step[], change: StepsChange) {
      set({ ...latest.current, steps });
      if (change !== 'typed') void sendAll(change);
    },
    /** Called when the focus enters the steps and leaves them. */
    enter(isWithin: boolean) {
      isLeft.current = !isWithin;
      reportChanges();
    },
  };
}
