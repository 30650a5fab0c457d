import { groupOf, groupTagOf, type Instant, instantOf, isStorm, notificationLimits } from '@dayloom/domain';
import { quietGroupOf } from '@dayloom/domain/settings';
import { groupedBy } from '../in-groups.ts';
import { mostLate } from '../limits.ts';
import type { PushMessage } from '../push-service.ts';
import type { Claimed } from './claim.ts';

/** One push, and which notifications are done with it. */
export interface Sending {
  readonly message: PushMessage;
  readonly claimed: readonly Claimed[];
}

const momentOf = ({ due }: Claimed) => instantOf(due.at.toDate());

/** Whole seconds for which the latest of them is worth something. */
const timeToLive = (claimed: readonly Claimed[], now: number) =>
  Math.max(1, Math.floor((Math.max(...claimed.map(({ due }) => due.at.toMillis())) + mostLate - now) / 1000));

/** All texts, as a push takes no others; the worker knows by `at` whether it comes late, and by `user` for whom. */
function single(one: Claimed, now: number): Sending {
  const { kind, item, title, body, lateBody, to, user, isSilent } = one.due;
  const said = { tag: one.ref.id, kind, item, at: momentOf(one), title, body, lateBody, to, user };
  const data = { ...said, ...(isSilent && { silent: 'yes' }) };
  return { message: { data, timeToLive: timeToLive([one], now) }, claimed: [one] };
}

const memberOf = (one: Claimed) => ({
  ...{ tag: one.ref.id, at: momentOf(one), item: one.due.item },
  name: one.due.name,
});

/** What has waited for the end of quiet hours comes as one; its tag alone says so, as a tab's does. */
function afterQuiet(waited: readonly Claimed[], now: number): Sending {
  const [last = ''] = waited.map(momentOf).toSorted().slice(-1);
  const said = quietGroupOf(waited.map(memberOf), last as Instant);
  const data = { ...said, to: '/notifications', user: waited[0]?.due.user ?? '' };
  return { message: { data, timeToLive: timeToLive(waited, now) }, claimed: waited };
}

const namesOf = (claimed: readonly Claimed[]) => claimed.map(({ ref }) => ref.id).join(' ');

/** Whether one push has room for the names of all of them. */
const fits = (claimed: readonly Claimed[]) => namesOf(claimed).length <= notificationLimits.members;

/** Without the names, where they do not fit, it stands for all of its minute. */
function together(claimed: readonly Claimed[], now: number): Sending {
  const { tag, kind, item, at, title, body, lateBody } = groupOf(claimed.map(memberOf));
  const user = claimed[0]?.due.user ?? '';
  const data = { tag, kind, item, at, title, body, lateBody, to: '/notifications', user };
  const members = fits(claimed) && { members: namesOf(claimed) };
  return { message: { data: { ...data, ...members }, timeToLive: timeToLive(claimed, now) }, claimed };
}

/**
 * What is sent to one device of one person for what is due there: one push for each, and one alone for more than a tab
 * would show singly. Only those of several minutes, and too many to name, need one for each minute.
 */
export function messagesFor(all: readonly Claimed[], now: number): readonly Sending[] {
  const waited = all.filter(({ due }) => due.dueAt);
  const punctual = all.filter(({ due }) => !due.dueAt);
  return [...(waited.length > 0 ? [afterQuiet(waited, now)] : []), ...messagesOf(punctual, now)];
}

function messagesOf(claimed: readonly Claimed[], now: number): readonly Sending[] {
  if (!isStorm(claimed.length)) return claimed.map((one) => single(one, now));
  if (fits(claimed)) return [together(claimed, now)];
  const minutes = groupedBy(claimed, (one) => groupTagOf(momentOf(one)));
  return [...minutes.values()].flatMap((ofMinute) =>
    isStorm(ofMinute.length) ? [together(ofMinute, now)] : ofMinute.map((one) => single(one, now)),
  );
}
