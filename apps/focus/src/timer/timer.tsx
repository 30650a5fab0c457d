import { durationText } from '@dayloom/domain';
import { useClockKeeper, useEndedOutOfView, useSetAsideMessage } from '@dayloom/clocks';
import { useSearchParams, useTitle } from '@dayloom/platform';
import { Card, Page } from '@dayloom/ui';
import { useRef } from 'react';
import { AskedFocus } from './asked-focus.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { ClockTabs, panelId } from './clock-tabs.tsx';
import { History } from './history.tsx';
import * as styles from './timer.module.css';
import { type TimerKind, timerKinds, timerNames } from './timer-clocks.ts';
import { type ClockControl, useClockControl } from './use-clock-control.ts';
import { useTimerKeys } from './use-timer-keys.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** '17:42 · Focus' while it runs, '17:42 · Focus paused', and 'Focus over' at its end. */
function titleOf(control: ClockControl | undefined) {
  if (!control) return 'Timer';
  if (control.shown.phase === 'finished') return `${timerNames[control.kind]} over`;
  if (control.shown.phase === 'break') return `${durationText(control.seconds)} · Break`;
  const state = control.shown.phase === 'paused' ? ' paused' : '';
  return `${durationText(control.seconds)} · ${timerNames[control.kind]}${state}`;
}

/** The clock that the address selects, and how to select the other one. */
function useTab() {
  const [search, setSearch] = useSearchParams();
  const chosen: TimerKind = search.get('tab') === 'stopwatch' && !search.has('focus') ? 'stopwatch' : 'focus';
  const choose = (kind: TimerKind) => setSearch(kind === 'focus' ? {} : { tab: kind }, { replace: true });
  return { chosen, choose };
}

export default function Timer() {
  useClockKeeper(timerKinds);
  const { chosen, choose } = useTab();
  const focus = useClockControl('focus');
  const stopwatch = useClockControl('stopwatch');
  const [control, other] = chosen === 'focus' ? [focus, stopwatch] : [stopwatch, focus];
  const inPhase = (phase: string) => [control, other].find(({ shown }) => shown.phase === phase);
  const running = inPhase('running');
  const titled = running ?? inPhase('break') ?? inPhase('paused') ?? inPhase('finished');
  const isBreakOver = useEndedOutOfView(focus.shown) === 'break';
  useTitle(isBreakOver && !titled ? 'Break over' : titleOf(titled), {
    ownClock: isBreakOver || titled !== undefined,
  });
  useWakeLock(running !== undefined);
  useTimerKeys(control);
  useSetAsideMessage(other.kind, other.shown);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Page title="Timer">
      <AskedFocus focus={focus} panel={panel} />
      <div className={styles.columns}>
        <Card as="div" className={styles.clock}>
          <ClockTabs chosen={chosen} other={other} onChoose={choose} />
          <div ref={panel} tabIndex={-1} role="tabpanel" id={panelId} aria-labelledby={`tab-${chosen}`}>
            <ClockPanel key={chosen} control={control} />
          </div>
        </Card>
        <History />
      </div>
    </Page>
  );
}
