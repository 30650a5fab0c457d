import { createEmitter } from '@dayloom/data';
import { beforeEach, expect, it } from 'vitest';
import { ConnectionStatus, type Visibility } from '../connection/connection-status.ts';
import { sharedChannel, sharedLocks } from '../testing/tabs.ts';
import { testClock, testTimers } from '../testing/test-clock.ts';
import { testNetwork } from '../testing/test-network.ts';
import { Leader, type Locks, type TabChannel } from './leader.ts';

const rest = () => new Promise<void>((next) => void setImmediate(next));

let clock: ReturnType<typeof testClock>;
let locks: () => Locks;
let channel: () => TabChannel;
beforeEach(() => {
  clock = testClock();
  locks = sharedLocks();
  channel = sharedChannel();
});

function tab(isVisible = true, ownChannel = channel()) {
  const timers = testTimers(clock);
  const status = new ConnectionStatus(testNetwork());
  const returnEvents = createEmitter();
  const visibility: Visibility = { isVisible: () => isVisible, watch: returnEvents.subscribe };
  let leading = 0;
  let returns = 0;
  const leader = new Leader({
    ...{ name: 'dayloom-sync-ada', timers, status, visibility },
    locks: locks(),
    channel: ownChannel,
    begin() {
      leading += 1;
      return () => {
        leading -= 1;
      };
    },
    onReturn: () => void (returns += 1),
    onErasing: () => leader.close(),
  });
  const comeBack = () => returnEvents.emit();
  return { timers, status, leader, comeBack, returns: () => returns, isLeading: () => leading === 1 };
}

it('one tab leads, and when it closes the next one follows', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
  first.leader.close();
  await rest();
  expect([first.isLeading(), second.isLeading()]).toEqual([false, true]);
});

it('[OF4] the other tabs report the connection state of the leader tab', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  first.status.setReached(false);
  expect(second.status.isReachable()).toBe(false);
  first.status.setBlockage('outbox', 'quota');
  expect(second.status.blockage()).toBe('quota');
  const third = tab();
  expect(third.status.blockage()).toBe('quota');
});

it('[OF13] the leader tab is notified when the user returns to another visible tab', async () => {
  const [first, second, hidden] = [tab(), tab(), tab(false)];
  await rest();
  for (const one of [first, second, hidden]) one.comeBack();
  expect([first, second, hidden].map(({ returns }) => returns())).toEqual([1, 0, 0]);
  second.leader.close();
  second.comeBack();
  expect(first.returns()).toBe(1);
});

it('[OF4] a visible tab takes the lead when the leader has been silent for 20 s', async () => {
  const [first, hidden, second] = [tab(), tab(false), tab()];
  await rest();
  // The first tab is frozen: its timers do not run.
  hidden.timers.advance(19_000);
  second.timers.advance(19_000);
  await rest();
  expect(second.isLeading()).toBe(false);
  hidden.timers.advance(2_000);
  second.timers.advance(2_000);
  await rest();
  expect([first.isLeading(), hidden.isLeading(), second.isLeading()]).toEqual([false, false, true]);
});

it('[OF4] a tab that lost the lead no longer reports its own blockage', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  first.status.setBlockage('outbox', 'quota');
  second.timers.advance(21_000);
  await rest();
  expect(second.isLeading()).toBe(true);
  second.timers.advance(5_000);
  expect([first.status.blockage(), second.status.blockage()]).toEqual([undefined, undefined]);
  first.status.setBlockage('session', 'signed-out');
  expect(first.status.blockage()).toBe('signed-out');
});

it('a tab that receives reports of the leader does not take the lead', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  for (let seconds = 0; seconds < 120; seconds += 5) {
    first.timers.advance(5_000);
    second.timers.advance(5_000);
    await rest();
  }
  expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
});

it('[OF10] while a tab erases no tab works: the others close, and its lead stays taken until it closes', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  await rest();
  await second.leader.beginErasing();
  await rest();
  expect([first, second, third].map(({ isLeading }) => isLeading())).toEqual([false, false, false]);
  const later = tab();
  await rest();
  expect(later.isLeading()).toBe(false);
  second.leader.close();
  await rest();
  expect(later.isLeading()).toBe(true);
});

it('[OF10] a leader tab keeps its lead while it erases', async () => {
  const first = tab();
  await rest();
  await first.leader.beginErasing();
  const later = tab();
  later.timers.advance(19_000);
  first.timers.advance(19_000);
  later.timers.advance(19_000);
  await rest();
  expect([first.isLeading(), later.isLeading()]).toEqual([false, false]);
});

it('[AU19] a leader tab keeps its lead while paused, and continues', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  const resume = first.leader.pause();
  for (const { timers } of [first, second, first, second]) timers.advance(5_000);
  await rest();
  expect([first.isLeading(), second.isLeading()]).toEqual([false, false]);
  resume();
  expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
});

it('[OF10] a paused tab erases at once, and never continues', async () => {
  const first = tab();
  await rest();
  const resume = first.leader.pause();
  await first.leader.beginErasing();
  resume();
  expect(first.isLeading()).toBe(false);
});

it('[OF10] a frozen leader tab does not prevent another tab from erasing', async () => {
  const deaf = (): TabChannel => ({ post: () => undefined, listen: () => undefined, close: () => undefined });
  const frozen = tab(true, deaf());
  const second = tab();
  await rest();
  const erasing = second.leader.beginErasing();
  second.timers.advance(2_000);
  await erasing;
  await rest();
  expect([frozen.isLeading(), second.isLeading()]).toEqual([false, false]);
  const later = tab();
  await rest();
  expect(later.isLeading()).toBe(false);
});
