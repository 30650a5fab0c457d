import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** How far the clock goes at once. Milliseconds. */
const step = 100;

/**
 * A page whose clock stands still while server and machine work, so that what passes on it is what the page itself waits
 * for, however busy the machine is.
 */
export class StillClock {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    // Nobody reads on in an answer that says no.
    page.on('response', (response) => !response.ok() && this.#open.delete(response.request()));
  }

  /** Stops the clock of all that the page opens from now on. */
  static async stop(page: Page): Promise<StillClock> {
    const now = Date.now();
    await page.clock.install({ time: now });
    // It cannot stop in the past, and goes on until it is told to stop.
    await page.clock.pauseAt(now + 60_000);
    return new StillClock(page);
  }

  /** @param unanswered the address that a server never answers, which is not waited for */
  async #settle(unanswered: string) {
    const awaited = () =>
      [...this.#open].filter((request) => new URL(request.url()).pathname !== unanswered).length;
    await expect.poll(awaited, { intervals: [10], timeout: 30_000 }).toBe(0);
    // What came is read, rendered, and asks for more, in tasks of its own.
    await this.#page.evaluate(async () => {
      for (let tasks = 0; tasks < 5; tasks += 1)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        });
    });
  }

  /**
   * Lets time pass until something is seen, at most so much of it.
   * @returns milliseconds of the page's clock
   */
  async passUntil(seen: Locator, most: number, unanswered = ''): Promise<number> {
    for (let passed = 0; ; passed += step) {
      await this.#settle(unanswered);
      if (passed >= most || (await seen.isVisible())) return passed;
      await this.#page.clock.runFor(step);
    }
  }

  /** From now on it goes by itself. */
  go() {
    return this.#page.clock.resume();
  }
}
