import type { Instant, UserId } from '../../brands.ts';
import type { Receipt } from '../../records/receipt.ts';
import { membersOf } from '../facts.ts';
import { endOfSnooze } from '../lateness.ts';
import { type Claim, isTaken, type NotificationContent, type Snooze, turnOf } from '../on-device.ts';
import type { Decision, Moment, Outcome, ToShow } from '../state.ts';
import { contentOf, isSummary } from '../words.ts';

/** By id. All devices of the user have the same ones. */
export type Receipts = Map<string, Receipt>;

/** A tab. By tag: what its sources have reported, each as they did last. */
export type Tab = Map<string, Moment>;

/** What a device keeps for all its tabs, and what is on its screen. */
export interface Device {
  readonly id: string;
  /** Milliseconds by which its clock is ahead. */
  ahead: number;
  isAwake: boolean;
  mayShow: boolean;
  /** All sources have answered. */
  isComplete: boolean;
  /** A tab dies after its next claim, before it shows anything. */
  isDying: boolean;
  /** When its tabs decide again, in milliseconds of the real time. */
  next: number;
  tabs: readonly Tab[];
  checked: Readonly<Record<string, Instant>>;
  readonly claims: Map<string, Claim>;
  readonly snoozes: Map<string, Snooze>;
  readonly screen: Map<string, NotificationContent>;
}

export const newDevice = (id: string, checked: Device['checked']): Device => ({
  ...{ id, ahead: 0, isAwake: true, mayShow: true, isComplete: true, isDying: false, next: 0, checked },
  ...{ tabs: [new Map()], claims: new Map(), snoozes: new Map(), screen: new Map() },
});

type Target = Pick<NotificationContent, 'tag' | 'at' | 'kind' | 'item'>;

/** A moment that is snoozed or shown after all is no longer missed. */
const isCleared = ({ reason, shownAt, snoozedUntil }: Outcome) =>
  reason === undefined && (shownAt ?? snoozedUntil) !== undefined;

function write(
  { tag, at, kind, item }: Target,
  outcome: Outcome,
  { id: device }: Device,
  receipts: Receipts,
) {
  const id = `${tag}_${device}`;
  const first = {
    id,
    userId: 'ada' as UserId,
    moment: tag,
    at,
    kind,
    item,
    device,
    deviceKind: 'phone',
  } as const;
  const { reason, ...old } = receipts.get(id) ?? { ...first, title: 'Reminder', body: '', to: '/reminders' };
  receipts.set(id, { ...old, ...(reason !== undefined && !isCleared(outcome) && { reason }), ...outcome });
}

/** Writes what the user did with a notification; for a group, to each member. */
export function note(content: NotificationContent, outcome: Outcome, device: Device, receipts: Receipts) {
  if (!isSummary(content)) return write(content, outcome, device, receipts);
  const changes: Outcome = content.kind === 'quiet' ? { reason: 'quiet', ...outcome } : outcome;
  for (const member of membersOf(content, [...receipts.values()], device.id))
    receipts.set(member.id, { ...member, ...changes });
}

export function snooze(content: NotificationContent, now: Date, device: Device, receipts: Receipts) {
  const until = endOfSnooze(now);
  device.snoozes.set(content.tag, { content, until });
  device.screen.delete(content.tag);
  note(content, { snoozedUntil: until }, device, receipts);
}

/** @returns whether a tab of the device may show it */
function claim(
  { claims: tags, snooze: one }: ToShow,
  present: Instant,
  { claims, snoozes }: Device,
): boolean {
  if (one) {
    const stored = snoozes.get(one.content.tag);
    if (stored?.until !== one.until || isTaken(stored, present)) return false;
    snoozes.set(one.content.tag, { ...stored, takenAt: present });
    return true;
  }
  const won = tags.filter((tag) => turnOf(claims.get(tag), present) === 'won');
  for (const tag of won) claims.set(tag, { tag, at: present });
  return tags.length === 0 || won.length > 0;
}

function show(one: ToShow, present: Instant, device: Device, receipts: Receipts) {
  const { content, claims: tags, moments, snooze: ended } = one;
  device.screen.set(content.tag, content);
  for (const tag of tags) {
    const old = device.claims.get(tag);
    if (old?.shownAt === undefined) device.claims.set(tag, { tag, at: present, ...old, shownAt: present });
  }
  const reason = content.kind === 'quiet' ? { reason: 'quiet' as const } : {};
  if (ended) {
    device.snoozes.delete(ended.content.tag);
    note(content, { shownAt: present, snoozedUntil: ended.until }, device, receipts);
  }
  return () => {
    for (const moment of moments) write(contentOf(moment), { shownAt: present, ...reason }, device, receipts);
  };
}

function changeSnooze(
  { snooze: old, change }: Decision['snoozes'][number],
  device: Device,
  receipts: Receipts,
) {
  const { content, until: snoozedUntil } = old;
  const stored = device.snoozes.get(content.tag);
  if (stored?.until !== snoozedUntil) return;
  device.snoozes.delete(content.tag);
  if (change === 'missed') note(content, { reason: 'asleep', snoozedUntil }, device, receipts);
  else if (change === 'cancelled') note(content, { reason: 'cancelled', snoozedUntil }, device, receipts);
  else if (change !== 'dropped') device.snoozes.set(content.tag, change);
}

/** Claims what a tab is about to show. @returns those that another tab shows */
export function claimAll({ show: all }: Decision, now: Instant, device: Device): ReadonlySet<ToShow> {
  return new Set(all.filter((one) => !device.mayShow || !claim(one, now, device)));
}

/**
 * Does what a tab has decided, once it has claimed what it shows.
 * @param lost what another tab shows
 */
export function perform(
  { show: all, close, write: toWrite, erase, snoozes }: Decision,
  now: Instant,
  {
    device,
    receipts,
    lost,
  }: { readonly device: Device; readonly receipts: Receipts; readonly lost: ReadonlySet<ToShow> },
) {
  for (const { tag } of close) device.screen.delete(tag);
  const shown = all.filter((one) => !lost.has(one)).map((one) => show(one, now, device, receipts));
  for (const finish of shown) finish();
  for (const { moment, outcome } of toWrite) write(contentOf(moment), outcome, device, receipts);
  for (const { receipt } of erase) receipts.delete(receipt.id);
  for (const one of snoozes) changeSnooze(one, device, receipts);
}
