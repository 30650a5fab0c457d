import { isolated } from '@dayloom/domain';
import { Button, Notice } from '@dayloom/ui';
import { type RefObject, useState } from 'react';
import { type AskedTask, useAskedFocus } from './use-asked-focus.ts';
import type { ClockControl } from './use-clock-control.ts';

/** What the focus timer is in use for, and what a switch loses: a reset saves nothing. */
function sentenceOf({ shown }: ClockControl, next: string) {
  const about = 'run' in shown && shown.run.about ? ` for “${isolated(shown.run.about)}”` : '';
  const state = shown.phase === 'paused' ? 'is paused' : 'runs';
  return `The focus timer ${state}${about}. Switching to “${isolated(next)}” resets it and saves nothing.`;
}

interface AskedFocusProps {
  readonly focus: ClockControl;
  /** Gets the focus after an answer. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** Asks what to do with a requested task while the timer is in use for another, which continues until the user switches. */
export function AskedFocus({ focus, panel }: AskedFocusProps) {
  const [asked, setAsked] = useState<AskedTask>();
  useAskedFocus(focus, setAsked);
  const { shown } = focus;
  const isInUse = shown.phase === 'running' || shown.phase === 'paused';
  if (!isInUse || shown.run.id !== asked?.run || shown.run.about === asked.about) return null;
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
          <Button size="small" variant="primary" onClick={answer(() => void focus.switchTo(asked.about))}>
            Switch to this task
          </Button>
          <Button size="small" variant="ghost" onClick={answer(() => undefined)}>
            Keep
          </Button>
        </>
      }
    >
      {sentenceOf(focus, asked.about)}
    </Notice>
  );
}
