import { isLiving } from '@dayloom/data';
import { dayRecordId, type UserId } from '@dayloom/domain';
import { arrangedDays, listOn, orderOn } from './day-arrangements.ts';
import type { Disk } from './disk.ts';
import type { ServerLog } from './server-log.ts';

/** Orders that are not the one record of their day, or have an id twice. */
export function strayOrders(name: string, disk: Disk, user: UserId): string[] {
  return [...disk.rows('dayOrders')].flatMap(([id, row]) => {
    const { day, order } = row.fields;
    const ids = String(order).split(' ');
    return [
      ...(isLiving(row) && id !== dayRecordId(user, day as never)
        ? [`${name} has another order of ${String(day)}`]
        : []),
      ...(new Set(ids).size < ids.length ? [`${name} has a task twice in the order of ${String(day)}`] : []),
    ];
  });
}

/** Days whose list differs from that of the first device, or names a task twice. */
export function disagreedLists(disks: readonly Disk[], user: UserId): string[] {
  return arrangedDays.flatMap((day) => {
    const [first = [], ...others] = disks.map((disk) => listOn(disk, user, day));
    const isOther = others.some((list) => list.join() !== first.join());
    return [
      ...(isOther ? [`the devices show ${day} in different orders`] : []),
      ...(new Set(first).size < first.length ? [`${day} shows a task twice`] : []),
    ];
  });
}

/**
 * Days whose order is not the one that the server accepted last, or is none that a device wrote as a whole.
 * @param written the orders that the devices wrote
 */
export function lostOrders(
  disks: readonly Disk[],
  log: ServerLog,
  written: ReadonlySet<string>,
  user: UserId,
): string[] {
  return arrangedDays.flatMap((day) => {
    const last = log
      .changes()
      .findLast((change) => change.type === 'patch' && change.id === dayRecordId(user, day));
    const order = last?.type === 'patch' ? (last.fields['order'] as string) : '';
    return [
      ...(disks.some((disk) => (orderOn(disk, user, day) ?? '') !== order)
        ? [`the last order of ${day} is lost: ${order}`]
        : []),
      ...(order === '' || written.has(order) ? [] : [`no device arranged ${day} as ${order}`]),
    ];
  });
}
