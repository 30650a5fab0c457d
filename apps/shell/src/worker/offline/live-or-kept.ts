import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { keptMark } from '../../loader/kept-mark.ts';
import { keptRelease, pageAddress } from '../../loader/kept-release.ts';
import { unreachablePage } from './unreachable-page.ts';

/** How long the server may take before the kept copy is used. Milliseconds. */
const patience = 400;
/** The same for a reload, by which people ask for the newest release. Milliseconds. */
const patienceOnReload = 5_000;

/** Marked as a copy: without a server the page uses the registry that is kept with it. */
function markedAsKept(kept: Response, body: BodyInit | null) {
  const headers = new Headers(kept.headers);
  headers.append('Server-Timing', keptMark);
  return new Response(body, { headers });
}

/**
 * The page of the newest release whose page is complete. A release with another one is deleted, so that configuration
 * and registry come from the same release as the page.
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
 * The server's answer; the kept one where the server is late, down or out of reach. Without a copy it waits for the
 * server as a page without a worker does.
 * @throws where neither comes
 */
async function liveOrKept(asked: Promise<Response>, address: string, wait: number): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, wait));
  const live = await Promise.race([asked.catch(() => undefined), tooLate]);
  // A gateway may answer in the place of a server that is down.
  if (live && live.status < 500) return live;
  // Storage may be refused while the server answers late.
  const kept = address === pageAddress ? keptPage() : keptDocument(address);
  return (await kept.catch(() => undefined)) ?? asked;
}

/** Asks the server for one document of the release, which is kept at this address. */
export class LiveOrKept extends Strategy {
  readonly #address: string;

  constructor(address: string) {
    super();
    this.#address = address;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const asked = handler.fetch(request);
    // The browser stops a request that nothing waits for.
    void handler.waitUntil(asked.catch(() => undefined));
    const isReload = request.cache === 'no-cache' || request.cache === 'reload';
    const answer = liveOrKept(asked, this.#address, isReload ? patienceOnReload : patience);
    return this.#address === pageAddress ? answer.catch(unreachablePage) : answer;
  }
}
