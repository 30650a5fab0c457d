import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { keptMark } from '../kept/kept-mark.ts';
import { keptRelease, pageAddress } from '../kept/kept-release.ts';
import { unreachablePage } from './unreachable-page.ts';

/** How long the server may take before the kept copy is used. Milliseconds. */
const serverTimeout = 400;
/** The same for a reload, which users do to get the newest release. Milliseconds. */
const reloadTimeout = 5_000;

/** Marks the response as a copy, so that the page uses the registry kept with it. */
function markedAsKept(kept: Response, body: BodyInit | null) {
  const headers = new Headers(kept.headers);
  headers.append('Server-Timing', keptMark);
  return new Response(body, { headers });
}

/**
 * The page of the newest release. A release with an incomplete page is deleted, so that page, configuration and
 * registry always come from the same release.
 */
async function keptPage(): Promise<Response | undefined> {
  const release = await keptRelease();
  if (!release) return undefined;
  const page = await release.cache.match(pageAddress);
  const text = (await page?.text()) ?? '';
  if (page && /<\/html>\s*$/.test(text)) return markedAsKept(page, text);
  await caches.delete(release.name);
  return keptPage();
}

async function keptDocument(address: string): Promise<Response | undefined> {
  const kept = await (await keptRelease())?.cache.match(address);
  return kept && markedAsKept(kept, kept.body);
}

/**
 * The server's response, or the copy if the server is late, down or unreachable. Without a copy it waits for the
 * server, as a page without a worker does.
 * @param timeout in milliseconds; without one it waits for the server
 * @throws if there is neither
 */
async function liveOrKept(response: Promise<Response>, address: string, timeout?: number): Promise<Response> {
  const answer = response.catch(() => undefined);
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  const live = await (timeout === undefined ? answer : Promise.race([answer, tooLate]));
  // A gateway may answer for a server that is down.
  if (live && live.status < 500) return live;
  // If storage is unavailable, wait for the late server.
  const kept = address === pageAddress ? keptPage() : keptDocument(address);
  return (await kept.catch(() => undefined)) ?? response;
}

/** Serves one document of the release, which is kept at this address. */
export class LiveOrKept extends Strategy {
  readonly #address: string;
  readonly #isPatient: boolean;

  /** @param options with `isPatient` a late server is waited for; the copy is for one that does not answer */
  constructor(address: string, { isPatient = false } = {}) {
    super();
    this.#address = address;
    this.#isPatient = isPatient;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = handler.fetch(request);
    // The browser cancels a request that nothing waits for.
    void handler.waitUntil(response.catch(() => undefined));
    const isReload = request.cache === 'no-cache' || request.cache === 'reload';
    const timeout = isReload ? reloadTimeout : serverTimeout;
    const answer = liveOrKept(response, this.#address, this.#isPatient ? undefined : timeout);
    return this.#address === pageAddress ? answer.catch(unreachablePage) : answer;
  }
}
