import type { Instant } from '@dayloom/domain';
import {
  isPlanOver,
  type Moment,
  type NotificationState,
  type Plan,
  planAt,
  type SourceReport,
} from '@dayloom/domain/notifications';
import type { DueNotification } from '@dayloom/platform';
import type { DeviceWorld } from './notifier-world.ts';

type Checked = Readonly<Record<string, Instant>>;
type Reported = Pick<NotificationState, 'reportedFrom'> & { readonly sources: readonly SourceReport[] };

/** Modules say only whether a moment is urgent, not when its item was made. */
const momentOf = ({ tag, item, kind, at, startsAt, isUrgent, ...texts }: DueNotification): Moment => {
  const { name, title, body, lateBody, startedBody, to } = texts;
  const words = { name, title, body, lateBody, to, ...(startedBody !== undefined && { startedBody }) };
  return { tag, item, kind, at, startsAt, words, ...(isUrgent && { madeAt: startsAt }) };
};

/**
 * Watches what the modules report as due.
 * @param checked by source: the time up to which everything is done
 * @param onReport called with each report
 */
export function watchSources(world: DeviceWorld, checked: Checked, onReport: () => void) {
  const { clock, timeZone, feed, signal } = world;
  const reports = new Map<string, Pick<SourceReport, 'moments' | 'until'>>();
  /** By source and tag: what was reported when notifications were decided last. */
  const before = new Map<string, ReadonlyMap<string, Moment>>();
  const failed = new Set<string>();
  let answered = new Set<string>();
  let plan: Plan | undefined;
  let stop = () => undefined as void;
  signal.addEventListener('abort', () => stop());

  /** Asks all sources again, for the time from now on. */
  function renew() {
    if (signal.aborted) return;
    stop();
    plan = planAt(clock.now(), Object.values(checked), timeZone());
    const answering = (answered = new Set<string>());
    stop = feed.watch(plan, {
      onDue(source, due, until) {
        reports.set(source, { moments: due.map(momentOf), until });
        answering.add(source);
        failed.delete(source);
        onReport();
      },
      onError: (source) => void failed.add(source),
    });
  }

  return {
    renew,
    /** Whether the sources must be asked again: the time they were asked for is over, or one has failed. */
    isOver: () => failed.size > 0 || !plan || isPlanOver(plan, clock.now(), timeZone()),
    haveAnswered: () => feed.names.every((name) => reports.has(name) || failed.has(name)),
    reported(): Reported {
      const sources = [...reports].map(([name, { moments, until }]): SourceReport => ({
        ...{ name, moments, isOff: feed.isOff(name), before: [...(before.get(name)?.values() ?? [])] },
        ...(until !== undefined && { until }),
        ...(checked[name] !== undefined && { checked: checked[name] }),
      }));
      const isComplete = feed.names.length > 0 && feed.names.every((name) => answered.has(name));
      return { sources, ...(plan && isComplete && { reportedFrom: plan.from }) };
    },
    /** Call when what was decided about these reports is done. @returns by source: the time up to which all is done */
    done({ sources }: Reported, now: Checked): Checked {
      checked = { ...checked, ...now };
      const from = plan?.from ?? '';
      for (const { name, moments } of sources) {
        const known = [...(before.get(name)?.values() ?? []), ...moments];
        before.set(name, new Map(known.filter(({ at }) => at >= from).map((one) => [one.tag, one])));
      }
      return checked;
    },
  };
}
