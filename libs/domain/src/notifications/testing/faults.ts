import { type QuietHours, quietUntil } from '../../settings/quiet-hours.ts';
import { instantOf } from '../../time/instant.ts';
import type { Decision, Moment, ToShow } from '../state.ts';
import { isSummary } from '../words.ts';
import type { Device, Receipts } from './device.ts';
import type { userItems } from './items.ts';

/** What is true of all devices. */
export interface Truth {
  readonly items: ReturnType<typeof userItems>;
  readonly moments: readonly Moment[];
  readonly quiet: QuietHours | undefined;
  readonly receipts: Receipts;
}

/** Finds what devices must never do. */
export function faultFinder() {
  const faults: string[] = [];
  const shown = new Set<string>();
  /** How often the user has snoozed a notification, less how often it came again. */
  const snoozed = new Set<string>();
  let shows = 0;

  return {
    faults,
    shows: () => shows,
    snoozed: ({ id }: Device, tag: string) => void snoozed.add(`${id} ${tag}`),

    decision({ show, close, write, left, snoozes, erase }: Decision, { id }: Device) {
      const all = [...show, ...close, ...write, ...left, ...snoozes, ...erase];
      if (all.some(({ why }) => !why)) faults.push(`${id} gives no reason`);
    },

    show({ content, isSilent, moments, snooze }: ToShow, device: Device, now: Date, truth: Truth) {
      const { id } = device;
      const present = instantOf(now);
      const key = `${id} ${content.tag}`;
      const quietEnd = truth.quiet && quietUntil(truth.quiet, present, 'UTC');
      const planned = new Set(truth.moments.map(({ tag }) => tag));
      const fail = (fault: string) => void faults.push(`${key} ${fault}`);
      shows += 1;
      if (quietEnd !== undefined && !isSilent) fail('is loud in quiet hours');
      if (snooze) {
        if (snooze.until > present) fail('comes before its snooze is over');
        if (!snoozed.delete(key)) fail('comes again without a snooze');
        if (!isSummary(content) && truth.items.isOver(content)) fail('comes again though its item is over');
      }
      for (const moment of moments) {
        const { tag, at } = moment;
        if (shown.has(`${id} ${tag}`)) fail(`shows ${tag} again`);
        shown.add(`${id} ${tag}`);
        if (at > present) fail(`shows ${tag} early`);
        if (!planned.has(tag)) fail(`shows ${tag} after it was deleted`);
        if (!truth.items.ringsOf(moment.item).includes(Date.parse(at))) fail(`shows ${tag} at a wrong time`);
        const end = truth.quiet && quietUntil(truth.quiet, at, 'UTC');
        if (end !== undefined && end > present && !truth.items.isUrgent(moment))
          fail(`does not wait with ${tag}`);
      }
    },

    /** Once all sources have answered, nothing that was deleted or dealt with elsewhere is on the screen. */
    screen({ id, isComplete, screen }: Device, { items, moments, receipts }: Truth) {
      if (!isComplete) return;
      const planned = new Set(moments.map(({ tag }) => tag));
      const handled = [...receipts.values()].filter(
        ({ device, seenAt, snoozedUntil, readAt }) =>
          readAt ?? (device === id ? undefined : (seenAt ?? snoozedUntil)),
      );
      const isHandled = new Set(handled.map(({ moment }) => moment));
      for (const content of screen.values()) {
        const { tag } = content;
        if (!isSummary(content) && (!planned.has(tag) || isHandled.has(tag) || items.isOver(content)))
          faults.push(`${id} keeps ${tag} on the screen`);
      }
    },

    /** Long after all quiet hours, nothing waits for their end. */
    end({ id }: Device, { items, moments, receipts }: Truth) {
      const unchanged = new Set(items.all().flatMap((item) => (item.isChanged ? [] : [item.id])));
      const all = [...receipts.values()];
      const isKnown = new Set(
        all
          .filter((one) => one.shownAt ?? one.readAt ?? one.seenAt ?? one.snoozedUntil)
          .map(({ moment }) => moment),
      );
      const waits = new Set(
        all.flatMap(({ device, moment, reason }) => (device === id && reason === 'quiet' ? [moment] : [])),
      );
      for (const { tag, item } of moments)
        if (waits.has(tag) && unchanged.has(item) && !isKnown.has(tag)) faults.push(`${id} forgets ${tag}`);
    },

    /** Everything that had to ring since the last change of its item has a receipt, if no clock has jumped. */
    forgotten({ items, receipts }: Truth, time: number) {
      const written = [...receipts.values()].filter((one) => one.shownAt ?? one.reason !== 'cancelled');
      const known = new Set(written.map(({ item, at }) => `${item} ${Date.parse(at)}`));
      for (const { id, changedAt } of items.all())
        for (const at of items.ringsOf(id))
          if (at > Date.parse(changedAt) && at < time && !known.has(`${id} ${at}`))
            faults.push(`${id} does not ring at ${new Date(at).toISOString()}`);
    },
  };
}
