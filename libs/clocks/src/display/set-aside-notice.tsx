import type { SetAside } from '@dayloom/domain';
import { Button, LocaleContext, Notice, timestampText } from '@dayloom/ui';
import { useContext } from 'react';
import { endToSave, setAsideSentence } from '../engine/sentences.ts';
import type { ClockActions } from './use-clock-actions.ts';
import type { ShownClock } from './use-shown-clock.ts';

interface SetAsideNoticeProps {
  readonly shown: Extract<ShownClock, SetAside>;
  readonly actions: Pick<ClockActions, 'stopAsOf' | 'discard'>;
  /** Moves the focus, because the notice disappears. */
  readonly onAnswer: () => void;
}

/** Says why a run was set aside, and offers to save the time that is known. */
export function SetAsideNotice({ shown, actions, onAnswer }: SetAsideNoticeProps) {
  const locale = useContext(LocaleContext);
  const { run } = shown;
  const end = endToSave(run, shown);
  const answer = (act: () => Promise<boolean>) => () => void act().then((isDone) => isDone && onAnswer());
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <>
          {end && (
            <Button size="small" variant="primary" onClick={answer(() => actions.stopAsOf(end))}>
              Save
            </Button>
          )}
          <Button size="small" onClick={answer(actions.discard)}>
            Discard
          </Button>
        </>
      }
    >
      {setAsideSentence(run, shown, locale)}
      {end &&
        run.kind === 'stopwatch' &&
        ` 'Save' keeps the time until ${timestampText(end.endedAt, locale)}, when this device last saw it.`}
    </Notice>
  );
}
