import type { Instant } from '../../brands.ts';
import { instantOf } from '../../time/instant.ts';
import type { NotifiedItem } from '../moments.ts';
import type { NotificationContent } from '../on-device.ts';
import type { Moment } from '../state.ts';
import type { ItemCommand } from './commands.ts';
import { momentsFor, ringsOf } from './moments-for.ts';

const types = ['reminder', 'schedule'] as const;

export interface Item extends NotifiedItem {
  readonly isDeleted?: true;
  /** Its own last change, or that of the settings which it follows. */
  readonly changedAt: Instant;
  readonly isChanged?: true;
}

const instant = (milliseconds: number) => instantOf(new Date(milliseconds));

/** An edit ends a snooze. */
function changed(item: Item, command: ItemCommand, time: number): Item {
  const edited = { ...item, snoozedUntil: undefined };
  switch (command.do) {
    case 'move':
      return { ...edited, startsAt: instant(time + command.seconds * 1_000) };
    case 'rename':
      return { ...edited, title: `${item.title}!` };
    case 'choose':
      return { ...edited, leads: command.leads };
    case 'finish':
      return { ...edited, completed: true };
    case 'reopen':
      return { ...edited, completed: false };
    case 'putOff':
      return { ...item, snoozedUntil: instant(time + command.seconds * 1_000) };
    case 'delete':
      return { ...item, isDeleted: true };
    case 'restore': {
      const { isDeleted: _, ...restored } = item;
      return restored;
    }
  }
}

/** The items of a user, as all devices read them. */
export function userItems() {
  const items: Item[] = [];
  const planned = new Map<Item, readonly Moment[]>();
  let usual: string | undefined;

  function momentsOfItem(item: Item): readonly Moment[] {
    const moments = planned.get(item) ?? (item.isDeleted ? [] : momentsFor(item, usual));
    planned.set(item, moments);
    return moments;
  }

  return {
    types,
    all: (): readonly Item[] => items,
    moments: () => items.flatMap(momentsOfItem),
    /** When an item must ring, in milliseconds. */
    ringsOf(id: string): readonly number[] {
      const item = items.find((one) => one.id === id);
      return !item || item.isDeleted ? [] : ringsOf(item, usual);
    },
    /** Whether the item of a notification was deleted or is done, or was put off since; false for a group. */
    isOver({ kind, item: id, at }: NotificationContent): boolean {
      const item = items.find((one) => one.id === id && one.type === kind);
      return item !== undefined && (item.isDeleted ?? item.completed ?? (item.snoozedUntil ?? '') > at);
    },
    /** Made less than ten minutes before its start, and not put off. */
    isUrgent({ item: id, at }: Moment): boolean {
      const item = items.find((one) => one.id === id);
      if (!item || item.snoozedUntil === at) return false;
      return Date.parse(item.startsAt) - Date.parse(item.createdAt) < 600_000;
    },
    add(count: number, seconds: number, { time, leads }: { time: number; leads: string | undefined }) {
      for (let index = 0; index < count; index += 1) {
        const id = `r${items.length}`;
        const type = types[items.length % 3 === 0 ? 1 : 0] ?? 'reminder';
        const createdAt = instant(time);
        const startsAt = instant(time + seconds * 1_000);
        items.push({ type, id, title: id, startsAt, createdAt, changedAt: createdAt, leads });
      }
    },
    /** Changes one of those that exist, or that were deleted; often one that is snoozed. */
    change(command: ItemCommand, time: number, snoozed: ReadonlySet<string>) {
      const some = items.filter((item) => (item.isDeleted === true) === (command.do === 'restore'));
      const preferred = some.filter(({ id }) => snoozed.has(id));
      const choice = command.item % 2 === 0 && preferred.length > 0 ? preferred : some;
      const item = choice[command.item % Math.max(1, choice.length)];
      if (item)
        items[items.indexOf(item)] = {
          ...changed(item, command, time),
          changedAt: instant(time),
          isChanged: true,
        };
    },
    /** Chooses the leads of the settings. */
    chooseUsual(leads: string | undefined, time: number) {
      usual = leads;
      planned.clear();
      for (const [index, item] of items.entries())
        if (item.leads === undefined) items[index] = { ...item, changedAt: instant(time), isChanged: true };
    },
  };
}
