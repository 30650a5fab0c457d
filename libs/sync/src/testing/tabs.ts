import type { Locks, TabChannel } from '../tabs/leader.ts';

/** Locks shared by the tabs of one profile, as in a browser. */
export function sharedLocks(): () => Locks {
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
export function sharedChannel() {
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
