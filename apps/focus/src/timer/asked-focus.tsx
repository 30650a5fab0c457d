import { isFree } from '@dayloom/clocks';
import { isolated } from '@dayloom/domain';
import { Button, Notice } from '@dayloom/ui';
import { type RefObject, useState } from 'react';
import { type AskedTask, isFor, useAskedFocus, usedRun } from './use-asked-focus.ts';
import type { ClockControl } from './use-clock-control.ts';

/** Asks about the next task; says what the timer is in use for, and what a switch loses: a reset saves nothing. */
function sentenceOf({ shown }: ClockControl, next: string) {
  const run = usedRun(shown);
  if (!run) return `Focus on “${isolated(next)}”?`;
  const about = run.about ? ` for “${isolated(run.about)}”` : '';
  const state = shown.phase === 'paused' ? 'is paused' : 'runs';
  return `The focus timer ${state}${about}. Switching to “${isolated(next)}” resets it and saves nothing.`;
}

interface AskedFocusProps {
  readonly focus: ClockControl;
  /** Gets the focus after an answer. */
  readonly panel: RefObject<HTMLElement | null>;
}

/**
 * Asks what to do with a requested task: while the timer is in use for another, which continues until the user switches,
 * and when only the address requests it.
 */
export function AskedFocus({ focus, panel }: AskedFocusProps) {
  const [asked, setAsked] = useState<AskedTask>();
  useAskedFocus(focus, setAsked);
  const { shown } = focus;
  const isLoaded = shown.phase !== 'loading' && shown.phase !== 'failed';
  // The question goes with the run, or with the start of another one.
  const run = usedRun(shown);
  if (asked && isLoaded && run?.id !== asked.run) setAsked(undefined);
  const canStart = isFree(shown);
  if (!asked || !(canStart || (run && !isFor(run, asked)))) return null;
  const { run: _, ...purpose } = asked;
  const begin = () => void (canStart ? focus.start(purpose) : focus.switchTo(purpose));
  const answer = (act: () => void) => () => {
    act();
    setAsked(undefined);
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <Notice
      role="status"
      tone="info"
      action={
        <>
          <Button size="small" variant="primary" onClick={answer(begin)}>
            {canStart ? 'Start focus' : 'Switch to this task'}
          </Button>
          <Button size="small" variant="ghost" onClick={answer(() => undefined)}>
            {canStart ? 'Not now' : 'Keep'}
          </Button>
        </>
      }
    >
      {sentenceOf(focus, asked.about)}
    </Notice>
  );
}
