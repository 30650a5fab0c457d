import { maxSteps, readPastedSteps, type Step, stepId, whyNotPasted } from '@dayloom/domain/steps';
import { useShell } from '@dayloom/platform';
import { isComposing } from '@dayloom/ui';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { inOneLine, movedStep, splitStep, withPasted, withText } from './edit-steps.ts';
import type { StepActions } from './step-row.tsx';
import { useStepFocus } from './use-step-focus.ts';

/** What has changed: a text while it is typed, a tick, a step with its text, pasted steps, or anything else. */
export type StepsChange = 'typed' | 'ticked' | 'deleted' | 'pasted' | 'edited';

export interface EditedSteps {
  /** Also those that are blank while they are edited. */
  readonly steps: readonly Step[];
  readonly onChange: (steps: readonly Step[], change: StepsChange) => void;
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** Whether an arrow key leaves a field: of one line always, else at the start or end of its text. */
function isAtEnd(field: HTMLTextAreaElement, key: string): boolean {
  const { selectionStart, selectionEnd, value, clientHeight } = field;
  if (selectionStart !== selectionEnd) return false;
  if (!(clientHeight >= 2 * parseFloat(getComputedStyle(field).lineHeight))) return true;
  return selectionStart === (key === 'ArrowUp' ? 0 : value.length);
}

const aroundCaret = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  before: value.slice(0, selectionStart),
  after: value.slice(selectionEnd),
});

/** What keys, pastes and presses do in a list of steps. */
export function useStepsEditor({ steps, onChange }: EditedSteps) {
  const { newId } = useShell();
  const [addedId, setAddedId] = useState(() => stepId(newId()));
  /** What was refused, at the step where it was tried. */
  const [refusal, setRefusal] = useState<{ readonly id: string; readonly text: string }>();
  const [announced, setAnnounced] = useState('');
  const { list, focusText, focusDelete, noteFocus, noteTyped } = useStepFocus(steps);

  const fresh = () => stepId(newId());
  const report: typeof onChange = (next, change) => {
    setRefusal(undefined);
    // The line that adds a step has become one.
    if (next.some(({ id }) => id === addedId)) setAddedId(fresh());
    onChange(next, change);
  };
  const indexOf = (id: string) => steps.findIndex((step) => step.id === id);
  /** The step above or below; below the last one is the line that adds a step. */
  const neighbour = (id: string, by: 1 | -1): string | undefined => {
    const ids = [...steps.map((step) => step.id), ...(steps.length < maxSteps ? [addedId] : [])];
    return ids[ids.indexOf(id) + by];
  };
  const enter = (id: string, field: HTMLTextAreaElement) => {
    if (field.value.trim() === '') return;
    const around = aroundCaret(field);
    const next = steps[indexOf(id) + 1];
    const isBlankNext = next ? next.text.trim() === '' : steps.length < maxSteps;
    if (around.after.trim() === '' && isBlankNext) {
      focusText(next?.id ?? addedId, 0);
      return report(withText(steps, id, around.before.trim()), 'edited');
    }
    if (steps.length >= maxSteps) return setRefusal({ id, text: `A task has at most ${maxSteps} steps` });
    const newOne = fresh();
    focusText(newOne, 0);
    report(splitStep(steps, id, around, newOne), 'edited');
  };
  const goBack = (id: string, event: KeyboardEvent) => {
    const before = neighbour(id, -1);
    if (before === undefined) return;
    event.preventDefault();
    focusText(before);
    if (id !== addedId)
      report(
        steps.filter((step) => step.id !== id),
        'edited',
      );
  };
  const move = (id: string, by: 1 | -1) => {
    const index = indexOf(id);
    const text = steps[index]?.text;
    if (text === undefined) return;
    const moved = movedStep(steps, id, by);
    if (moved) report(moved, 'edited');
    setAnnounced(
      moved
        ? `${text} moved to ${index + 1 + by} of ${steps.length}`
        : `${text} is ${by === 1 ? 'last' : 'first'} already`,
    );
  };
  const enterStep = ({ target }: FocusEvent) =>
    noteFocus(target.closest<HTMLElement>('[data-step]')?.dataset['step']);
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (target !== document.activeElement) noteFocus(undefined);
    // The focus returns to the field with the window.
    if (!(target instanceof HTMLTextAreaElement) || target === document.activeElement) return;
    const isWithin = relatedTarget instanceof Node && list.current?.contains(relatedTarget);
    const trimmed = steps.map((step) => ({ ...step, text: step.text.trim() }));
    report(isWithin ? trimmed : trimmed.filter(({ text }) => text !== ''), 'edited');
  };
  const actions: StepActions = {
    type(id, field) {
      const text = inOneLine(field.value);
      noteTyped(id, text, field.selectionStart);
      report(withText(steps, id, text), 'typed');
    },
    press(id, event) {
      const { key, target } = event;
      if (isComposing(event.nativeEvent)) return;
      const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
      if (by !== undefined && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        // The keys also move the task in its list.
        event.stopPropagation();
        return move(id, by);
      }
      if (!(target instanceof HTMLTextAreaElement)) return;
      if (key === 'Enter') event.preventDefault();
      if (!isPlain(event)) return;
      if (key === 'Enter') return enter(id, target);
      if (key === 'Backspace' && target.value === '') return goBack(id, event);
      const next = by !== undefined && isAtEnd(target, key) ? neighbour(id, by) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      focusText(next, target.selectionStart);
    },
    paste(id, event: ClipboardEvent<HTMLTextAreaElement>) {
      const pasted = readPastedSteps(event.clipboardData.getData('text/plain'));
      if (pasted.length < 2) return;
      event.preventDefault();
      const around = { id, ...aroundCaret(event.currentTarget) };
      const added = withPasted(steps, around, pasted, fresh);
      const why = whyNotPasted(pasted, added.steps.length - pasted.length);
      if (why !== undefined) return setRefusal({ id, text: why });
      focusText(added.last);
      report(added.steps, 'pasted');
    },
    tick(id) {
      report(
        steps.map((step): Step => (step.id === id ? { ...step, done: !step.done } : step)),
        'ticked',
      );
    },
    erase(id) {
      const index = indexOf(id);
      const isBlank = steps[index]?.text.trim() === '';
      focusDelete((steps[index + 1] ?? steps[index - 1])?.id, addedId);
      report(steps.toSpliced(index, 1), isBlank ? 'edited' : 'deleted');
    },
  };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const stable = useMemo<StepActions>(
    () => ({
      type: (...args) => latest.current.type(...args),
      press: (...args) => latest.current.press(...args),
      paste: (...args) => latest.current.paste(...args),
      tick: (id) => latest.current.tick(id),
      erase: (id) => latest.current.erase(id),
    }),
    [],
  );
  return { list, addedId, refusal, announced, enterStep, leave, actions: stable };
}
