import { beforeEach, expect, it } from 'vitest';
import { ConnectionStatus, type Visibility } from './connection-status.ts';
import { Leader, type Locks, type TabChannel } from './leader.ts';
import { testClock, testNetwork, testTimers } from './testing/devices.ts';

const rest = () => new Promise<void>((next) => void setImmediate(next));

/** Locks as a browser keeps them for the tabs of one profile. */
function sharedLocks(): () => Locks {
  let holder: { lose: () => void } | undefined;
  const waiting: (() => void)[] = [];
  const request = (_name: string, options: LockOptions, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const lose = () => reject(new DOMException('Stolen', 'AbortError'));
      const grant = () => {
        const mine = { lose };
        holder = mine;
        void work().then((value) => {
          if (holder === mine) {
            holder = undefined;
            waiting.shift()?.();
          }
          resolve(value);
        });
      };
      if (options.steal) {
        holder?.lose();
        grant();
      } else if (holder) waiting.push(grant);
      else grant();
    });
  return () => ({ request: request as Locks['request'] });
}

/** A channel between the tabs of one profile. */
function sharedChannel() {
  const tabs = new Map<TabChannel, (message: unknown) => void>();
  return (): TabChannel => {
    const own: TabChannel = {
      post: (message) => {
        for (const [tab, listener] of tabs) if (tab !== own) listener(message);
      },
      listen: (listener) => void tabs.set(own, listener),
      close: () => void tabs.delete(own),
    };
    return own;
  };
}

let clock: ReturnType<typeof testClock>;
let locks: () => Locks;
let channel: () => TabChannel;
beforeEach(() => {
  clock = testClock();
  locks = sharedLocks();
  channel = sharedChannel();
});

function tab(isVisible = true) {
  const timers = testTimers(clock);
  const status = new ConnectionStatus(testNetwork());
  const visibility: Visibility = { isVisible: () => isVisible, watch: () => () => undefined };
  let leading = 0;
  const leader = new Leader({
    ...{ name: 'dayloom-sync-ada', timers, status, visibility },
    locks: locks(),
    channel: channel(),
    begin() {
      leading += 1;
      return () => {
        leading -= 1;
      };
    },
  });
  return { timers, status, leader, isLeading: () => leading === 1 };
}

it('one tab leads, and the next one as soon as it is closed', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
  first.leader.close();
  await rest();
  expect([first.isLeading(), second.isLeading()]).toEqual([false, true]);
});

it('[OF4] the others tell what the leading tab says of the connection', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  first.status.setReached(false);
  expect(second.status.isReachable()).toBe(false);
  first.status.setBlockage('outbox', 'quota');
  expect(second.status.blockage()).toBe('quota');
  const third = tab();
  expect(third.status.blockage()).toBe('quota');
});

it('[OF4] a visible tab takes the place of a leading one that has been silent for 20 s', async () => {
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

it('a tab that hears the leading one leaves it alone', async () => {
  const [first, second] = [tab(), tab()];
  await rest();
  for (let seconds = 0; seconds < 120; seconds += 5) {
    first.timers.advance(5_000);
    second.timers.advance(5_000);
    await rest();
  }
  expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
});
