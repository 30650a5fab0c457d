import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Milliseconds by which the clock advances at once. */
const stepMs = 100;

/**
 * A page whose clock is paused while server and machine work, so that only the page's own waiting time counts, even on
 * a busy machine.
 */
export class StillClock {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    // The body of an error response is never read.
    page.on('response', (response) => !response.ok() && this.#open.delete(response.request()));
  }

  /** Stops the clock of everything that the page opens from now on. */
  static async stop(page: Page): Promise<StillClock> {
    const now = Date.now();
    await page.clock.install({ time: now });
    // The clock cannot be stopped in the past, and runs until it is stopped.
    await page.clock.pauseAt(now + 60_000);
    return new StillClock(page);
  }

  /** @param unanswered an address that never responds and is not waited for */
  async #untilIdle(unanswered: string) {
    const awaited = () =>
      [...this.#open].filter((request) => new URL(request.url()).pathname !== unanswered).length;
    await expect.poll(awaited, { intervals: [10], timeout: 30_000 }).toBe(0);
    // The page processes a response, renders, and requests more in separate tasks.
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

  /** Advances the clock until the element is visible, at most by `maxMs`. @returns milliseconds of the page's clock */
  async passUntil(seen: Locator, maxMs: number, unanswered = ''): Promise<number> {
    for (let passed = 0; ; passed += stepMs) {
      await this.#untilIdle(unanswered);
      if (passed >= maxMs || (await seen.isVisible())) return passed;
      await this.#page.clock.runFor(stepMs);
    }
  }

  /** Lets the clock run from now on. */
  go() {
    return this.#page.clock.resume();
  }
}
