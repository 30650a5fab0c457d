import { type ShownClock, useClockActions, useClockKeeper, useShownClock } from '@dayloom/clocks';
import { meditationMinutes } from '@dayloom/domain';
import { mayLast } from '@dayloom/domain/meditation';
import { useAction } from '@dayloom/platform';
import { useState } from 'react';
import { chosenMinutes, keepChosenMinutes } from './chosen-minutes.ts';
import { meditationKinds } from './meditation-kinds.ts';

/** Milliseconds from which 'Stop and keep' saves a session. */
const leastKept = 60_000;

const isUnfinished = ({ phase }: ShownClock) => phase === 'running' || phase === 'paused';

export function useMeditation() {
  useClockKeeper(meditationKinds);
  const shown = useShownClock('meditation');
  const actions = useClockActions('meditation', shown);
  const { start, pause, resume, reset, retarget, stop } = actions;
  const [chosen, setChosen] = useState(chosenMinutes);
  const begin = useAction(start);

  const elapsed = 'elapsed' in shown ? shown.elapsed : 0;
  const ofRun = 'run' in shown && shown.run.target !== undefined ? shown.run.target / 60 : undefined;
  // The duration of a current run is the same on all devices; otherwise that of the last choice here.
  const minutes = (isUnfinished(shown) ? ofRun : (chosen ?? ofRun)) ?? meditationMinutes[0];
  const canChoose = (choice: number) => !isUnfinished(shown) || mayLast(choice, elapsed);

  const play = () => {
    if (shown.phase === 'running') void pause();
    else if (shown.phase === 'paused') void resume();
    else if (shown.phase === 'set-aside') actions.explain();
    else void begin.run({ target: minutes * 60 });
  };
  const choose = (choice: number) => {
    if (!canChoose(choice)) return;
    setChosen(choice);
    keepChosenMinutes(choice);
    if (isUnfinished(shown)) void retarget(choice * 60);
  };
  const canKeep = isUnfinished(shown) && elapsed >= leastKept;
  /** Ends the session early, and saves it. */
  const keep = () => {
    if (canKeep) void stop();
  };
  return {
    shown,
    elapsed,
    minutes,
    canChoose,
    choose,
    play,
    canKeep,
    keep,
    reset: () => void reset(),
    actions,
  };
}

export type Meditation = ReturnType<typeof useMeditation>;
