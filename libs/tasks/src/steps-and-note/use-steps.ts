import { type Task, taskFacts } from '@dayloom/domain';
import { mergeSteps, readSteps, type Step, stepsText } from '@dayloom/domain/steps';
import { type Outcome, recordDraftKey, useDraft, useUnsavedWork } from '@dayloom/platform';
import type { StepsChange } from '@dayloom/screen-kit/steps';
import { useStepsChanged } from '@dayloom/series';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { followed, linesOf, savedText, type StepLines, storable } from './step-lines.ts';
import { changeOf, useSaveTask } from './use-save-task.ts';

const what = "the task's steps";
const errorText = 'Failed to update task';
/** Milliseconds without a key after which what was typed is stored. */
const typingPause = 1_000;

/** A stored task with these steps. */
function withSteps(task: Task, text: string): Task {
  const { steps: _, isComputed: __, ...others } = { isComputed: undefined, ...task };
  return text === '' ? others : { ...others, steps: text };
}

const sizeOf = (steps: string) => readSteps(steps).length;

/** A deleted step and pasted ones have a message with 'Undo'; other changes are quiet. */
function outcomeOf(change: StepsChange, task: Task, before: string, after: string): Outcome {
  const undo = changeOf(withSteps(task, after), { steps: before });
  const left = new Set(readSteps(after).map(({ id }) => id));
  const deleted = readSteps(before).find(({ id }) => !left.has(id));
  if (change === 'pasted')
    return { done: `${sizeOf(after) - sizeOf(before)} steps added`, failed: errorText, undo };
  if (change !== 'deleted') return { failed: errorText };
  return { done: 'Step deleted', failed: errorText, undo, ...(deleted && { detail: deleted.text }) };
}

/**
 * The steps of an open task. Each change is stored at once, quietly, and what is typed once its field is left; until
 * then it is a draft. What is changed elsewhere is merged into the list.
 */
export function useSteps(task: Task) {
  const saveTask = useSaveTask(task);
  const reportChanged = useStepsChanged();
  const stored = task.steps ?? '';
  const [lines, setLines] = useState(() => linesOf(stored));
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(lines);
  /** The change that is saved once the current save has ended. */
  const next = useRef<StepsChange>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The task before the first change of its texts that was not reported yet. */
  const changedFrom = useRef<Task>(undefined);
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
    const outcome = outcomeOf(change, task, before, after);
    const isStored = await saveTask(withSteps(task, before), { steps: after }, outcome);
    if (!isStored) set({ ...latest.current, sent: undefined });
    return isStored;
  };
  const sendAll = async () => {
    setSaving(true);
    while (next.current !== undefined) {
      const change = next.current;
      next.current = undefined;
      if (!(await send(change))) next.current = undefined;
    }
    running.current = undefined;
    setSaving(false);
  };
  /** One save after the other, since each begins with the text that the one before has stored. */
  const save = (change: StepsChange) => {
    if (change !== 'ticked') changedFrom.current ??= task;
    const isWaiting = next.current === 'deleted' || next.current === 'pasted';
    next.current = isWaiting ? next.current : change;
    running.current ??= sendAll();
  };
  /** The user has left the steps: of a series, their changes are offered to its other days. */
  const leave = async () => {
    await running.current;
    const from = changedFrom.current;
    changedFrom.current = undefined;
    if (!from) return;
    await reportChanged(from, withSteps(task, savedText(latest.current)));
  };
  const leaveAtEnd = useEffectEvent(leave);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      void leaveAtEnd();
    },
    [],
  );
  // A step that is emptied to write something else is not deleted yet.
  const saveTyped = () => latest.current.steps.every(({ text }) => text.trim() !== '') && save('edited');

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
      clearTimeout(pause.current);
      if (change === 'typed') pause.current = setTimeout(saveTyped, typingPause);
      else save(change);
    },
    leave,
  };
}
