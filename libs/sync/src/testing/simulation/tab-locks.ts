import type { Locks } from '../../tabs/leader.ts';
import type { VirtualTime } from './virtual-time.ts';
import type { Tab } from './world.ts';

interface Request {
  readonly tab: Tab;
  readonly grant: () => void;
  readonly lose: () => void;
}

const aborted = () => new DOMException('The lock was taken away', 'AbortError');

/** The locks of a profile: one holder, and a queue of requests. */
export class TabLocks {
  readonly #time: VirtualTime;
  #holder: Request | undefined;
  #waiting: Request[] = [];

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  /** The locks for one tab. */
  of(tab: Tab): Locks {
    const request = (_name: string, options: LockOptions, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const mine: Request = {
          tab,
          grant: () =>
            tab.soon(() => {
              if (this.#holder !== mine) return;
              work().then(
                (value) => {
                  this.#release(mine);
                  resolve(value);
                },
                (error: Error) => {
                  this.#release(mine);
                  reject(error);
                },
              );
            }),
          lose: () => tab.soon(() => reject(aborted())),
        };
        options.signal?.addEventListener('abort', () => {
          this.#waiting = this.#waiting.filter((one) => one !== mine);
          reject(aborted());
        });
        if (options.steal) this.#steal(mine);
        else this.#waiting.push(mine);
        this.#grantNext();
      });
    return { request: request as Locks['request'] };
  }

  /** Releases the locks of a closed tab. */
  forget(tab: Tab) {
    this.#waiting = this.#waiting.filter((one) => one.tab !== tab);
    if (this.#holder?.tab === tab) this.#release(this.#holder);
  }

  #steal(mine: Request) {
    const before = this.#holder;
    this.#holder = mine;
    before?.lose();
    mine.grant();
  }
  #release(mine: Request) {
    if (this.#holder !== mine) return;
    this.#holder = undefined;
    this.#grantNext();
  }
  #grantNext() {
    if (this.#holder) return;
    this.#holder = this.#waiting.shift();
    const holder = this.#holder;
    if (holder) this.#time.after(0, () => holder.grant());
  }
}
