import { type Instant, instantOf } from '@dayloom/domain';
import { useClock } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { modulesAtom } from '../modules/modules.ts';
import { notificationServiceAtom } from '../notifications/notification-atoms.ts';
import type { Due, FailedSource } from '../notifications/source-feed.ts';

/** How far ahead the list looks, and after how long it looks anew; milliseconds. */
const month = 30 * 24 * 3_600_000;
const renewal = 60_000;

export interface UpcomingNotifications {
  /** Soonest first, as far as every source has told all there is. Undefined until all have answered, or failed. */
  readonly due: Due | undefined;
  /** Whether that is everything; it is 'partial' while this device does not hold all records yet. */
  readonly extent: 'whole' | 'partial' | 'nearest';
  readonly failed: readonly FailedSource[];
  readonly retry: () => void;
}

/** What one source has told. */
interface Told {
  readonly due: Due;
  /** Before it nothing is missing. */
  readonly until: Instant;
  readonly extent: UpcomingNotifications['extent'];
}

function extentOf(told: readonly Told[]): Told['extent'] {
  const extents = new Set(told.map(({ extent }) => extent));
  if (extents.has('partial')) return 'partial';
  return extents.has('nearest') ? 'nearest' : 'whole';
}

/** No source has more to tell before the last of them: of another one nothing may be missing in between. */
function mergedOf(told: readonly Told[], present: Instant): Due {
  const until = told.map((one) => one.until).toSorted()[0] ?? present;
  return told
    .flatMap(({ due }) => due)
    .filter(({ at }) => at >= present && at < until)
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** What is planned for the next 30 days, soonest first, as the modules tell it. */
export function useUpcoming(): UpcomingNotifications {
  const service = useAtomValue(notificationServiceAtom);
  const feed = service?.feed;
  const clock = useClock();
  // Drawn anew where an area is switched on or off.
  useAtomValue(modulesAtom);
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!feed) return;
    const now = clock.now().getTime();
    const [from, to] = [instantOf(new Date(now)), instantOf(new Date(now + month))];
    const span = { from, to, isWhole: true };
    const stop = feed.watch(span, {
      told: (source, due, until, isComplete) => {
        const extent = isComplete ? (until < to ? 'nearest' : 'whole') : 'partial';
        setTold((before) => new Map(before).set(source, { due, until, extent }));
        setFailed((before) => new Set([...before].filter((one) => one !== source)));
      },
      failed: (source) => setFailed((before) => new Set(before).add(source)),
    });
    const timer = setTimeout(() => setAttempt(attempt + 1), renewal);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [feed, clock, attempt]);

  const names = feed?.names.filter((name) => !feed.isOff(name));
  const isAnswered = names?.every((name) => told.has(name) || failed.has(name)) ?? false;
  const all = [...told].flatMap(([name, one]) => (names?.includes(name) ? one : []));
  return {
    due: isAnswered ? mergedOf(all, instantOf(clock.now())) : undefined,
    extent: extentOf(all),
    failed: [...failed].filter((name) => names?.includes(name)).flatMap((name) => feed?.describe(name) ?? []),
    retry() {
      setAttempt(attempt + 1);
      // What shows them asks again as well, and not only with its next look.
      service?.check();
    },
  };
}
