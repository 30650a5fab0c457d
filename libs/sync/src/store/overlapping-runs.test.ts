import { remove, restore } from '@dayloom/data';
import type { ClockKind } from '@dayloom/domain';
import { pauseChanges, resetChanges, resumeChanges, stopChanges } from '@dayloom/clocks';
import { describe, expect, it } from 'vitest';
import { expectSoon, sent } from '../testing/devices.ts';
import {
  allApart,
  expectSessions,
  type Keeping,
  meet,
  newKeepersForEachTest,
  online,
  pass,
} from '../testing/keeping-clocks.ts';

newKeepersForEachTest();

/** Starts a run, and stops it after some seconds. */
async function ran({ start, act }: Keeping, id: string, seconds: number, kind: ClockKind = 'stopwatch') {
  await start(id, kind, kind === 'stopwatch' ? undefined : seconds);
  pass(seconds);
  if (kind === 'stopwatch') await act(stopChanges, id);
}

async function expectMessages(devices: readonly Keeping[], ...expected: readonly string[]) {
  for (const { messages } of devices)
    await expectSoon(() => messages.filter((text) => !text.endsWith('saved'))).toEqual(expected);
}

describe('two runs of devices that were apart', () => {
  it.each([
    ['the earlier device sends first', false],
    ['the later device sends first', true],
  ])('[CK1] count once where they overlapped, and both devices say so: %s', async (_, isReversed) => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await second.start('second', 'stopwatch');
    pass(300);
    await first.act(stopChanges, 'first');
    pass(600);
    await second.act(stopChanges, 'second');
    await meet(...(isReversed ? [second, first] : [first, second]));
    await expectSessions([first, second], { first: 900, second: 600 });
    await expectMessages(
      [first, second],
      'Two stopwatch sessions overlapped: 10:00 of the later one counts.',
    );
    expect((await second.sessions()).find(({ id }) => id === 'second')?.loweredFrom).toBe(900);
  });

  it('[CK1] [FT6] count once when both focus runs were over before they met', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'focus', 1500);
    pass(1200);
    await second.start('second', 'focus', 1500);
    pass(1500);
    for (const one of [first, second]) await expectSoon(() => one.sessions()).toHaveLength(1);
    await meet(first, second);
    await expectSessions([first, second], { first: 1500, second: 1200 });
    await expectMessages([first, second], 'Two focus sessions overlapped: 20:00 of the later one counts.');
  });

  it('[CK1] count once when the earlier one goes on after they met', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await ran(second, 'second', 300);
    await meet(first, second);
    await expectSessions([first, second], { second: 300 });
    await first.act(stopChanges, 'first');
    await expectSessions([first, second], { first: 1020 });
    await expectMessages([first, second], 'A stopwatch session lay within an earlier one and was deleted.');
  });

  it('[CK1] keep the later one if the earlier one is reset in the end', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await ran(second, 'second', 300);
    await meet(first, second);
    await first.act(resetChanges, 'first');
    await sent(first.store);
    await expectSoon(() => second.phase('first')).toBe('stopped');
    await expectSessions([first, second], { second: 300 });
  });

  it('[CK1] [CK3] keep all of a run that followed a reset, though the other device finished the first run', async () => {
    const [here, there] = await allApart();
    for (const { device } of [here, there]) online(device, true);
    await here.start('first', 'focus', 1500);
    await expectSoon(() => there.phase('first')).toBe('running');
    for (const { device } of [here, there]) online(device, false);
    pass(600);
    await here.act(resetChanges, 'first');
    await here.start('second', 'focus', 1500);
    pass(900);
    await expectSoon(() => there.sessions()).toHaveLength(1);
    pass(600);
    await expectSoon(() => here.sessions()).toHaveLength(1);
    await meet(here);
    online(here.device, false);
    await meet(there);
    await expectSessions([there], { first: 600, second: 1500 });
    online(here.device, true);
    await expectSessions([here, there], { first: 600, second: 1500 });
  });

  it('[CK1] [SH13] delete one that lay inside the other, and keep it if the user restores it', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(600);
    await ran(second, 'second', 300);
    pass(600);
    await first.act(stopChanges, 'first');
    await meet(second, first);
    await expectSessions([first, second], { first: 1500 });
    await expectMessages([first, second], 'A stopwatch session lay within an earlier one and was deleted.');
    await second.store.commit([restore('timerHistory', 'second')]);
    await expectSessions([first, second], { first: 1500, second: 300 });
    await first.store.commit([remove('timerHistory', 'second')]);
    await expectSessions([first, second], { first: 1500 });
    await expectMessages([first, second], 'A stopwatch session lay within an earlier one and was deleted.');
  });

  it('[CK1] [SW2] keep what the later one ran before or after the earlier one, as far as it is known', async () => {
    const [first, second] = await allApart();
    await first.start('first', 'stopwatch');
    pass(300);
    await second.start('second', 'stopwatch');
    pass(300);
    await first.act(pauseChanges, 'first');
    pass(60);
    await first.act(resumeChanges, 'first');
    await second.act(stopChanges, 'second');
    pass(300);
    await first.act(stopChanges, 'first');
    await meet(second, first);
    await expectSessions([first, second], { first: 900, second: 60 });
    await expectMessages(
      [first, second],
      'Two stopwatch sessions overlapped: 01:00 of the later one counts.',
    );
  });

  it('[CK1] [SW4] of clocks an hour apart count as their devices saw them', async () => {
    const [first, second] = await allApart();
    second.device.clock.move(-3_600_000);
    await first.start('a', 'stopwatch');
    await ran(second, 'b', 600);
    await first.act(stopChanges, 'a');
    await meet(first, second);
    await expectSessions([first, second], { a: 600, b: 600 });
    await expectMessages([first, second]);
  });

  it('[CK1] of separate clocks both count', async () => {
    const [first, second] = await allApart();
    await first.start('watch', 'stopwatch');
    await ran(second, 'focus', 600, 'focus');
    await first.act(stopChanges, 'watch');
    await meet(first, second);
    await expectSessions([first, second], { watch: 600, focus: 600 });
    await expectMessages([first, second]);
  });

  it('[CK1] [MD11] leave one meditation inside another out, and its counters as they are', async () => {
    const [first, second] = await allApart(['meditation']);
    await first.start('first', 'meditation', 1200);
    pass(300);
    await second.start('inside', 'meditation', 600);
    pass(900);
    for (const one of [first, second]) await expectSoon(() => one.meditations()).toHaveLength(1);
    await meet(first, second);
    for (const one of [first, second]) {
      await expectSoon(async () => (await one.meditations()).map(({ id }) => id)).toEqual(['first']);
      await expectSoon(async () => (await one.stats())?.totalSessions).toBe(2);
    }
    await expectMessages([second], 'A meditation session lay within an earlier one and was deleted.');
  });
});
