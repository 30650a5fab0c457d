import { clockRunsOf } from '@dayloom/data';
import { type ClockKind, type ClockRun, dayInMilliseconds } from '@dayloom/domain';
import { useClock, useLocation, useRecords, useUser } from '@dayloom/platform';
import { type ComponentType, useEffect, useState } from 'react';

/** How long changes of a run may still arrive from devices that were offline. */
const maxChangeDelay = 2 * dayInMilliseconds;

const isLive = ({ phase, since }: ClockRun, now: Date) =>
  phase === 'running' || phase === 'paused' || now.getTime() - Date.parse(since) < maxChangeDelay;

interface ClockWidgetProps {
  readonly kinds: readonly ClockKind[];
  /** Must be a stable reference. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * The header widget of these clocks. It is fetched when one of them needs it, so that other screens do not load it; a
 * failed load is retried after the next navigation.
 */
export function ClockWidget({ kinds, load }: ClockWidgetProps) {
  const runs = useRecords(clockRunsOf(useUser().id));
  const clock = useClock();
  const { key } = useLocation();
  const [Widget, setWidget] = useState<ComponentType>();
  const isNeeded =
    runs.phase === 'ready' &&
    runs.records.some((run) => kinds.includes(run.kind) && isLive(run, clock.now()));
  useEffect(() => {
    if (!isNeeded || Widget) return;
    let left = false;
    load().then(
      (loaded) => !left && setWidget(() => loaded),
      (error: unknown) => console.error('The running clock is missing.', error),
    );
    return () => {
      left = true;
    };
  }, [isNeeded, Widget, key, load]);
  return isNeeded && Widget && <Widget />;
}
