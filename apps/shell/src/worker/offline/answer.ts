import { keptMark } from '../../loader/kept-mark.ts';
import {
  configAddress,
  fileCache,
  keptRelease,
  licencesAddress,
  pageAddress,
} from '../../loader/kept-release.ts';
import { isOfItsType } from './is-of-its-type.ts';

/** A request of a page, as the browser hands it to the worker. */
interface FetchEvent {
  readonly request: Request;
  /** What the browser has asked for while it started the worker: of navigations only. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** How long the server may take for the page until the kept one is shown. Milliseconds. */
const slow = 5_000;

/** The addresses of files that never change. */
const isVersioned = ({ pathname }: URL) => /^\/[sm]\//.test(pathname);
/** What somebody goes to: screens have no ending, and servers answer them all with the one page. */
const documentAt = ({ pathname }: URL) => {
  if (pathname === licencesAddress) return licencesAddress;
  return /\.[^/]*$/.test(pathname) ? undefined : pageAddress;
};

/** Marked as what it is: without a server the page goes by the registry that is kept with it. */
async function keptAnswer(address: string): Promise<Response | undefined> {
  const kept = await (await keptRelease())?.cache.match(address);
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.append('Server-Timing', keptMark);
  return new Response(kept.body, { headers });
}

/**
 * The server's answer, or after a bounded wait what is kept. What there is no copy of is waited for as without a worker.
 * @throws where neither comes
 */
async function liveOrKept(asked: Promise<Response>, address: string): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, slow));
  const live = await Promise.race([asked.catch(() => undefined), tooLate]);
  // A server that is down may have others before it that say so.
  if (live && live.status < 500) return live;
  return (await keptAnswer(address)) ?? asked;
}

const asPreloaded = async ({ preloadResponse, request }: FetchEvent) =>
  (await preloadResponse) ?? fetch(request);

/** What is wanted again has failed: it may be the copy that is broken, and what comes takes its place first. */
async function fetchAnew(request: Request, address: string): Promise<Response> {
  const response = await fetch(request);
  // The browser has compared it with its hash.
  if (response.ok && request.integrity && isOfItsType(address, response))
    await putAgain(address, response.clone()).catch(() => undefined);
  return response;
}

/** Only what is kept: the rest would belong to no release. */
async function putAgain(address: string, response: Response) {
  const files = await caches.open(fileCache);
  if (await files.delete(address)) await files.put(address, response);
}

async function versioned(request: Request, { pathname, search }: URL): Promise<Response> {
  // 'Load again' of a page whose own file was refused asks past all caches, this one among them.
  if (search || request.cache === 'reload') return fetchAnew(request, pathname);
  try {
    const files = await caches.open(fileCache);
    const kept = await files.match(pathname);
    if (kept) return kept;
  } catch {
    // Storage is refused.
  }
  return fetch(request);
}

/** Answers what the product needs to start without a network. All else goes its way as if there were no worker. */
export function answer(event: FetchEvent): void {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== location.origin) return;
  if (mode === 'navigate') {
    const document = documentAt(address);
    if (document === undefined) return;
    const asked = asPreloaded(event);
    // The browser's question is not to be cut off when the kept page is faster.
    event.waitUntil(asked.catch(() => undefined));
    event.respondWith(liveOrKept(asked, document));
  } else if (address.pathname === configAddress || address.pathname === licencesAddress)
    event.respondWith(liveOrKept(fetch(event.request), address.pathname));
  else if (isVersioned(address)) event.respondWith(versioned(event.request, address));
}
