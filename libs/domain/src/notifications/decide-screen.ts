import type { Instant } from '../brands.ts';
import type { Draft } from './draft.ts';
import type { Facts } from './facts.ts';
import type { NotificationContent } from './on-device.ts';
import type { Moment, NotificationState, Why } from './state.ts';
import { isSummary, summaryOf } from './words.ts';

/** What the sources report of each moment, by tag. */
const reported = (
  { sources = [] }: NotificationState,
  part: (source: NonNullable<NotificationState['sources']>[number]) => readonly Moment[],
) => new Map(sources.flatMap((source) => part(source).map((moment) => [moment.tag, moment] as const)));

/** What has become of the items that are on the screen or snoozed. */
export interface Changes {
  /** The tags of what was deleted or moved, is done or was put off. */
  readonly gone: ReadonlySet<string>;
  /** The tags of moments with another name or address. */
  readonly edited: ReadonlySet<string>;
  /** By tag: groups that lost some of their items, without these. */
  readonly smaller: ReadonlyMap<string, NotificationContent>;
}

export function changesOf(state: NotificationState, facts: Facts): Changes {
  const { onScreen = [], snoozes = [], deleted, reportedFrom } = state;
  const before = reported(state, (source) => source.before ?? []);
  const moments = reported(state, (source) => source.moments);
  const edited = [...moments.values()].filter(({ tag, words }) => {
    const old = before.get(tag)?.words;
    return old !== undefined && (old.name !== words.name || old.to !== words.to);
  });
  const gone = new Set<string>();
  const smaller = new Map<string, NotificationContent>();
  if (reportedFrom === undefined) return { gone, edited: tagsOf(edited), smaller };
  for (const content of [...onScreen, ...snoozes.map((one) => one.content)]) {
    const { tag, kind, at } = content;
    if (isSummary(content)) {
      const left = leftOf(content, { moments, from: reportedFrom, facts });
      if (left === 'gone') gone.add(tag);
      else if (left) smaller.set(tag, left);
    } else {
      const isMissing = kind !== 'test' && at >= reportedFrom && !moments.has(tag);
      // The item of a push may not have reached this device yet.
      if (isMissing && (before.has(tag) || !facts.isPushed(tag) || deleted?.has(tag))) gone.add(tag);
    }
  }
  return { gone, edited: tagsOf(edited), smaller };
}

const tagsOf = (moments: readonly Moment[]) => new Set(moments.map(({ tag }) => tag));

interface Reported {
  readonly moments: ReadonlyMap<string, Moment>;
  readonly from: Instant;
  readonly facts: Facts;
}

/** What is left of a group: nothing, the group without what is gone, or undefined if it is complete or unknown. */
function leftOf(
  content: NotificationContent,
  { moments, from, facts }: Reported,
): 'gone' | NotificationContent | undefined {
  const members = facts.membersOf(content);
  // The sources did not report moments before `from`, so it is unknown whether those items still exist.
  if (members.length === 0 || members.some(({ at }) => at < from)) return undefined;
  const left = members.flatMap(({ moment }) => moments.get(moment) ?? []);
  if (left.length === 0) return 'gone';
  const { tag, kind, at, title, body } = content;
  const smaller = { ...summaryOf(left, kind === 'quiet' ? at : undefined), tag, at };
  return smaller.title === title && smaller.body === body ? undefined : smaller;
}

/** Whether the user has dealt with a notification elsewhere: with a group, if with all of it. */
export function isHandled(content: NotificationContent, facts: Facts): boolean {
  if (!isSummary(content)) return facts.handled.has(content.tag);
  const members = facts.membersOf(content);
  return members.length > 0 && members.every(({ moment }) => facts.handled.has(moment));
}

/** Decides what is closed on the screen, and which groups are shown again without what is gone. */
export function decideScreen(
  { onScreen = [], snoozes = [] }: NotificationState,
  { changes, facts, draft }: { readonly changes: Changes; readonly facts: Facts; readonly draft: Draft },
) {
  const snoozed = new Map(snoozes.map((one) => [one.content.tag, one.until]));
  const reasonToClose = (content: NotificationContent): Why | undefined => {
    const { tag } = content;
    if (isHandled(content, facts)) return 'it was handled elsewhere';
    // A push must show a notification, even one that was already handled here.
    if ((snoozed.get(tag) ?? '') > facts.present) return 'it was snoozed';
    if (facts.seen.has(tag)) return 'it was seen here';
    return changes.gone.has(tag) ? 'it was deleted or moved' : undefined;
  };
  for (const old of onScreen) {
    const why = reasonToClose(old);
    const content = snoozed.has(old.tag) ? undefined : changes.smaller.get(old.tag);
    if (why) draft.close.push({ tag: old.tag, why });
    else if (content)
      draft.show.push({
        ...{ content, isLate: false, isSilent: true, moments: [], claims: [] },
        why: 'a part of the group is gone',
      });
  }
}

/** Decides which moments to come were cancelled, and which receipts say so of a moment that is planned again. */
export function decideCancelled(
  { sources = [], receipts = [], device }: NotificationState,
  { present }: Facts,
  draft: Draft,
) {
  const cancelled = receipts.filter(
    ({ reason, shownAt, at }) => reason === 'cancelled' && shownAt === undefined && at >= present,
  );
  const isWritten = new Set(cancelled.map(({ moment }) => moment));
  const planned = tagsOf(sources.flatMap(({ moments }) => moments));
  for (const { before = [], until } of sources)
    for (const moment of before) {
      const { tag, at } = moment;
      const isAhead = at > present && (until === undefined || at < until);
      if (isAhead && !planned.has(tag) && !isWritten.has(tag))
        draft.write.push({ moment, outcome: { reason: 'cancelled' }, why: 'it was deleted or moved' });
    }
  for (const receipt of cancelled)
    if (receipt.device === device && planned.has(receipt.moment))
      draft.erase.push({ receipt, why: 'it is planned again' });
}
