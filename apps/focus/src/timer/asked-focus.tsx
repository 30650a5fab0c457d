import { isolated } from '@dayloom/domain';
import { Button, Notice } from '@dayloom/ui';
import { type RefObject, useState } from 'react';
import { type AskedTask, useAskedFocus } from './use-asked-focus.ts';
import type { ClockControl } from './use-clock-control.ts';

/** What the focus timer is in use for, and what is given up by a switch: a reset saves nothing. */
function sentenceOf({ shown }: ClockControl, next: string) {
  const about = 'run' in shown && shown.run.about ? ` for “${isolated(shown.run.about)}”` : '';
  const state = shown.phase === 'paused' ? 'is paused' : 'runs';
  return `The focus timer ${state}${about}. Switching to “${isolated(next)}” resets it and saves nothing.`;
}

interface AskedFocusProps {
  readonly focus: ClockControl;
  /** Has the focus once it is answered. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** The task that is to be focused on while the timer is in use for another: it goes on until one switches. */
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
