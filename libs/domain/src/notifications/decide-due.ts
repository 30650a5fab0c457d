import type { Instant } from '../brands.ts';
import { type Draft, receiptsIn } from './draft.ts';
import { isStorm } from './due-group.ts';
import type { Facts } from './facts.ts';
import { latenessOf } from './lateness.ts';
import type { NotificationContent } from './on-device.ts';
import type { Moment, NotificationState, Outcome, SourceReport, Why } from './state.ts';
import { contentOf, summaryOf } from './words.ts';

/** Milliseconds: an item made less than this before its start does not wait for the end of quiet hours. */
const urgentTime = 10 * 60_000;

/** The moments of a source that have come since it was checked; none if the clock was set back since then. */
export const comeOf = ({ moments, checked }: SourceReport, present: Instant): readonly Moment[] =>
  moments.filter(({ at }) => at <= present && !(checked && at <= checked));

/** The end of the quiet hours for which a moment waits. An urgent one does not wait. */
export function waitOf(
  { at, startsAt, madeAt, waitsUntil }: Moment,
  { quietEnd }: Pick<Facts, 'quietEnd'>,
): Instant | undefined {
  const isUrgent = madeAt !== undefined && Date.parse(startsAt) - Date.parse(madeAt) < urgentTime;
  return waitsUntil ?? (isUrgent ? undefined : quietEnd(at));
}

/** An announcement is useless after its item has started, if a later moment of the item says so. */
const isOvertakenBy = (moments: readonly Moment[], { item, at, startsAt }: Moment, present: Instant) =>
  at < startsAt &&
  startsAt <= present &&
  moments.some((one) => one.item === item && one.startsAt === startsAt && one.at > at && one.at <= present);

/** The content of a late one says whether its item has started. */
function timelyContent(moment: Moment, present: Instant): NotificationContent {
  const content = contentOf(moment);
  const { startedBody } = moment.words;
  return startedBody !== undefined && moment.startsAt <= present
    ? { ...content, lateBody: startedBody }
    : content;
}

interface Timely {
  readonly moment: Moment;
  readonly isLate: boolean;
}

/** Decides about the moments that have come. */
export function decideDue({ sources = [], mayShow = true }: NotificationState, facts: Facts, draft: Draft) {
  const { present, now } = facts;
  const { leave, write, keepOpen } = receiptsIn(draft, facts);
  const timely: Timely[] = [];
  /** By the end of the quiet hours for which they have waited. */
  const waited = new Map<Instant, Moment[]>();

  const come = sources.flatMap((source) => comeOf(source, present).map((moment) => ({ moment, source })));
  const shown = facts.shownBefore(come.map(({ moment }) => moment));
  for (const { moment, source } of come) {
    const { tag, at } = moment;
    const shownAt = shown.get(tag);
    const quietEnd = waitOf(moment, facts);
    const lateness = latenessOf(at, now);
    const isOvertaken = lateness === 'late' && isOvertakenBy(source.moments, moment, present);
    const isMissed = quietEnd === undefined && (lateness === 'missed' || isOvertaken);
    const why = isOvertaken ? 'its item has started' : 'it is too late';
    // What waited for the end of quiet hours that were switched off is shown now.
    const isReleased = quietEnd === undefined && facts.own(tag)?.reason === 'quiet';
    if (facts.own(tag)?.shownAt) leave(moment, 'this device has shown it');
    else if (shownAt) write(moment, { shownAt }, 'this device has shown it');
    else if (source.isOff) write(moment, { reason: 'off' }, 'its area is off');
    else if (quietEnd !== undefined && quietEnd > present) {
      write(moment, { reason: 'quiet' }, 'it is quiet');
      keepOpen(moment, quietEnd);
    } else if (isMissed && facts.shown.has(tag)) leave(moment, 'another device has shown it');
    else if (isMissed && !isReleased) write(moment, { reason: 'asleep' }, why);
    else if (facts.handled.has(tag)) leave(moment, 'it was handled elsewhere');
    else if (quietEnd === undefined && !isReleased) timely.push({ moment, isLate: lateness === 'late' });
    else {
      const end = quietEnd ?? present;
      waited.set(end, [...(waited.get(end) ?? []), moment]);
    }
  }
  decideTimely(timely, mayShow, facts, draft);
  for (const [end, moments] of waited) decideWaited(moments, end, { mayShow, facts, draft });
}

function decideTimely(timely: readonly Timely[], mayShow: boolean, facts: Facts, draft: Draft) {
  const { isSilent } = facts;
  const { leave, write, keepOpen } = receiptsIn(draft, facts);
  const free: Timely[] = [];
  for (const one of timely) {
    const { moment } = one;
    if (!mayShow) write(moment, { reason: 'permission' }, 'notifications are not allowed');
    else if (facts.isBusy(moment.tag)) {
      leave(moment, 'another tab is showing it');
      keepOpen(moment);
    } else free.push(one);
  }
  if (isStorm(free.length)) {
    const moments = free.map(({ moment }) => moment);
    const content = summaryOf(moments);
    // A push that does not list its members finds the group by this tag.
    const claims = [...moments.map(({ tag }) => tag), content.tag];
    draft.show.push({ content, isLate: false, isSilent, moments, claims, why: 'many are due' });
  } else
    for (const { moment, isLate } of free) {
      const isUrgent = facts.quietEnd(moment.at) !== undefined;
      const punctual = isUrgent ? 'it is due, and urgent in quiet hours' : 'it is due';
      draft.show.push({
        ...{
          content: timelyContent(moment, facts.present),
          isLate,
          isSilent,
          moments: [moment],
          claims: [moment.tag],
        },
        why: isLate ? 'it is at most ten minutes late' : punctual,
      });
    }
}

/** Decides about everything that has waited for the same end of quiet hours. */
function decideWaited(
  moments: readonly Moment[],
  until: Instant,
  { mayShow, facts, draft }: { readonly mayShow: boolean; readonly facts: Facts; readonly draft: Draft },
) {
  const { leave, write, keepOpen } = receiptsIn(draft, facts);
  const content = summaryOf(moments, until);
  const { tag } = content;
  const writeEach = (outcome: Outcome, why: Why) => moments.forEach((one) => write(one, outcome, why));
  // By a push, or by a tab that closed before it wrote the receipts.
  const shownAt = facts.shownBefore([content]).get(tag);
  if (shownAt !== undefined) writeEach({ reason: 'quiet', shownAt }, 'this device has shown it');
  else if (latenessOf(until, facts.now) === 'missed') writeEach({ reason: 'asleep' }, 'it is too late');
  else if (!mayShow) writeEach({ reason: 'permission' }, 'notifications are not allowed');
  else if (facts.isBusy(tag))
    for (const one of moments) {
      leave(one, 'another tab is showing it');
      keepOpen(one);
    }
  else {
    const { isSilent } = facts;
    draft.show.push({
      ...{ content, isLate: false, isSilent, moments, claims: [tag] },
      why: 'quiet hours are over',
    });
  }
}
