import type { Step } from '@dayloom/domain/steps';
import { useLayoutEffect, useRef } from 'react';

interface Wanted {
  readonly id: string | undefined;
  readonly part: 'textarea' | 'button:last-of-type';
  /** Without it, the end of the text. */
  readonly caret?: number | undefined;
  /** The step whose field gets the focus if there is no such step. */
  readonly otherwise?: string;
}

/** Moves the focus in a list of steps, once the list is rendered. */
export function useStepFocus(steps: readonly Step[]) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<Wanted>(undefined);
  /** What was typed last, and the ids of the list then. */
  const typed = useRef<{ readonly id: string; readonly text: string; readonly caret: number }>(undefined);
  const known = useRef<ReadonlySet<string>>(new Set());
  const focused = useRef<string>(undefined);

  const find = (id: string | undefined, part: string) =>
    id === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[data-step="${id}"] ${part}`);
  const focus = ({ id, part, caret, otherwise }: Wanted) => {
    const target = find(id, part) ?? find(otherwise, 'textarea');
    target?.focus();
    if (!(target instanceof HTMLTextAreaElement)) return;
    const at = Math.min(caret ?? target.value.length, target.value.length);
    target.setSelectionRange(at, at);
  };
  const want = (next: Wanted) => {
    wanted.current = next;
    // Where nothing is rendered, the target exists.
    focus(next);
  };

  useLayoutEffect(() => {
    if (wanted.current) focus(wanted.current);
    wanted.current = undefined;
    // Of two new texts of one step, the typed one may have become a step of its own.
    const last = typed.current;
    const now = steps.find((step) => step.id === last?.id);
    if (last && now && now.text !== last.text) {
      const own = steps.find((step) => step.text === last.text && !known.current.has(step.id));
      const isFocused = find(last.id, 'textarea') === document.activeElement;
      if (own && isFocused) focus({ id: own.id, part: 'textarea', caret: last.caret });
      typed.current = own && isFocused ? { ...last, id: own.id } : undefined;
    }
    known.current = new Set(steps.map(({ id }) => id));
    // A step that was deleted elsewhere takes the focus with it: what is typed next would be shortcuts.
    const isGone = focused.current !== undefined && !find(focused.current, '*');
    if (isGone && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
  });

  return {
    list,
    focusText: (id: string, caret?: number) => want({ id, part: 'textarea', caret }),
    focusDelete: (id: string | undefined, otherwise: string) =>
      want({ id, part: 'button:last-of-type', otherwise }),
    /** @param id the step that has the focus, if any */
    noteFocus: (id: string | undefined) => {
      focused.current = id;
    },
    noteTyped: (id: string, text: string, caret: number) => {
      typed.current = { id, text, caret };
    },
  };
}
