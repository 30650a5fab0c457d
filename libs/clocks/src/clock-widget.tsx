import { clockRunsOf } from '@dayloom/data';
import { type ClockKind, type ClockRun, dayInMilliseconds } from '@dayloom/domain';
import { useClock, useLocation, useRecords, useUser } from '@dayloom/platform';
import { type ComponentType, useEffect, useState } from 'react';

/** Devices that were apart may have more to say of a run for so long. */
const settledAfter = 2 * dayInMilliseconds;

const isLive = ({ phase, since }: ClockRun, now: Date) =>
  phase === 'running' || phase === 'paused' || now.getTime() - Date.parse(since) < settledAfter;

interface ClockWidgetProps {
  readonly kinds: readonly ClockKind[];
  /** Hand in the same one each time. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * The widget of these clocks in the header, fetched once one of them needs it, so that no screen pays for it before.
 * What failed is tried again with the next address.
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
