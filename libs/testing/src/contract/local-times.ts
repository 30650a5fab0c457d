import {
  type Query,
  remindersBefore,
  remindersBetween,
  remindersFrom,
  remindersLatestFirst,
  remindersOfDays,
} from '@dayloom/data';
import { clockTime, momentAt, planDay, type Reminder } from '@dayloom/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReminder } from '../records.ts';
import { countOf, read } from './read.ts';
import { watching } from './watching.ts';
import type { MakeWorld, World } from './world.ts';

const zones = ['Pacific/Pago_Pago', 'Europe/Berlin', 'Pacific/Kiritimati'];
const days = ['2026-03-09', '2026-03-10', '2026-03-11'];
const times = days.flatMap((day) => ['00:00', '11:59', '12:00', '23:59'].map((time) => `${day}T${time}`));
const momentOf = (local: string) => momentAt(planDay(local.slice(0, 10)), clockTime(local.slice(11)));

/** Reminders in the older local format, mixed with those in UTC. */
export function localTimesContract(makeWorld: MakeWorld) {
  describe('local times', () => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(async () => {
      await world.close();
      vi.unstubAllEnvs();
    });

    it.each(zones)('[DA23] [DA21] in %s queries find both formats by their moments', async (zone) => {
      vi.stubEnv('TZ', zone);
      const { ada } = world;
      for (const local of times)
        for (const dateTime of [local, momentOf(local)]) {
          const { id, ...fields } = aReminder(ada, { title: local, dateTime });
          await world.seedRaw(ada, 'reminders', id, fields);
        }
      const store = world.storeOf(ada);
      const all = watching(store, remindersLatestFirst(ada));
      const stored = await all.until(({ length }) => length === times.length * 2);
      for (const { title, dateTime } of stored) expect(dateTime).toBe(momentOf(title));

      const noon = momentOf('2026-03-10T12:00');
      const [from, to] = ['2026-03-10T00:00', '2026-03-11T00:00'];
      const expected: readonly (readonly [Query<Reminder>, readonly string[]])[] = [
        [remindersFrom(ada, noon), times.filter((time) => time >= '2026-03-10T12:00')],
        [remindersBefore(ada, noon), times.filter((time) => time < '2026-03-10T12:00').toReversed()],
        [remindersOfDays(ada, planDay('2026-03-10')), times.filter((time) => time >= from && time < to)],
        [remindersBetween(ada, momentOf(from), noon), times.filter((time) => time >= from).slice(0, 2)],
      ];
      for (const [query, found] of expected) {
        const titles = (await read(store, query)).map(({ title }) => title);
        expect(titles).toEqual(found.flatMap((title) => [title, title]));
        expect(await countOf(store, query)).toBe(found.length * 2);
      }
    });
  });
}
