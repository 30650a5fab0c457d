import { stopChanges } from '@dayloom/clocks';
import { describe, expect, it } from 'vitest';
import { allApart, expectSessions, meet, newKeepersForEachTest, pass } from '../testing/keeping-clocks.ts';

newKeepersForEachTest();

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

describe('three runs of devices that were apart', () => {
  it.each(orders)(
    '[CK1] [AC10] end as the same sessions on all when they meet as %i, %i, %i',
    async (...order) => {
      const all = await allApart();
      const [first, second, third] = all;
      await first.start('first', 'stopwatch');
      pass(100);
      await second.start('second', 'stopwatch');
      pass(100);
      await third.start('third', 'stopwatch');
      pass(100);
      await first.act(stopChanges, 'first');
      pass(100);
      await second.act(stopChanges, 'second');
      pass(100);
      await third.act(stopChanges, 'third');
      await meet(...order.flatMap((place) => all[place] ?? []));
      await expectSessions(all, { first: 300, second: 100, third: 100 });
      for (const { messages } of all)
        for (const message of new Set(messages)) expect(message).toContain('of the later one counts.');
      for (const { store } of all) expect(await store.sync?.unsent()).toBe(0);
    },
  );
});
