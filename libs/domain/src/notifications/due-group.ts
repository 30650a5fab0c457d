import type { Instant } from '../brands.ts';
import { isolated } from '../texts.ts';

/** More than this become one notification: fifty would be unreadable, and the system may drop them. */
const maxSingle = 5;
const namesShown = 3;
const longestName = 60;
const minute = 60_000;

/** The data of a moment that a group needs. */
export interface GroupMember {
  readonly tag: string;
  readonly at: Instant;
  readonly item: string;
  /** The item's title. */
  readonly name: string;
}

/** The content of a group notification. */
export interface DueGroup<Kind extends string = 'group'> {
  readonly tag: string;
  readonly kind: Kind;
  /** The item of the first moment, and its due time. */
  readonly item: string;
  readonly at: Instant;
  readonly title: string;
  readonly body: string;
  readonly lateBody: string;
}

/** Whether this many notifications at once are grouped. */
export const isStorm = (count: number) => count > maxSingle;

const minuteOf = (moment: Instant) => Math.floor(Date.parse(moment) / minute).toString(36);

/** One tag per minute, so that a device replaces a tab's group with a pushed one, even if their members differ. */
export const groupTagOf = (first: Instant) => `group-${minuteOf(first)}`;

/** The tag of what waited until the end of quiet hours, so that a device that receives it twice shows it once. */
export const quietTagOf = (until: Instant) => `quiet-${minuteOf(until)}`;

const orderKey = ({ at, name, tag }: GroupMember) => `${at} ${name} ${tag}`;

/** Orders by moment, then by name. The order does not depend on the locale. */
const inOrder = (one: GroupMember, other: GroupMember) => (orderKey(one) < orderKey(other) ? -1 : 1);

/** The members in order, only the first one of each item. */
function itemsInOrder(all: readonly GroupMember[]): readonly GroupMember[] {
  const items = new Map<string, GroupMember>();
  for (const member of all.toSorted(inOrder)) if (!items.has(member.item)) items.set(member.item, member);
  return [...items.values()];
}

/** '1 reminder', '6 reminders'. */
const remindersText = (count: number) => `${count} ${count === 1 ? 'reminder' : 'reminders'}`;

/** 'Call, Yoga, Swim, +2 more'. */
function namesOf(all: readonly GroupMember[]): string {
  const names = all.slice(0, namesShown).map(({ name }) => isolated(name.slice(0, longestName)));
  const left = all.length - names.length;
  return [...names, ...(left > 0 ? [`+${left} more`] : [])].join(', ');
}

/** Creates one notification for many that are due together. @throws RangeError if the list is empty */
export function groupOf(due: readonly GroupMember[]): DueGroup {
  const all = itemsInOrder(due);
  const [first] = all;
  if (!first) throw new RangeError('A group needs at least one notification.');
  const body = namesOf(all);
  return {
    ...{ tag: groupTagOf(first.at), kind: 'group', item: first.item, at: first.at },
    ...{ title: remindersText(all.length), body, lateBody: body },
  };
}

/** One notification for everything delayed until the end of the quiet hours. @throws RangeError if the list is empty */
export function quietGroupOf(waited: readonly GroupMember[], until: Instant): DueGroup<'quiet'> {
  const group = groupOf(waited);
  return {
    ...group,
    tag: quietTagOf(until),
    kind: 'quiet',
    at: until,
    title: `${group.title} while it was quiet`,
  };
}
