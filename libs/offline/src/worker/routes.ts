import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { configAddress, fileCache, licencesAddress, pageAddress } from '../kept/kept-release.ts';
import { isOfItsType } from './is-of-its-type.ts';
import { LiveOrKept } from './live-or-kept.ts';

interface RoutedRequest {
  readonly request: Request;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/** Screens have no file extension; servers return the same page for all of them. */
const isScreen = ({ request, url }: RoutedRequest) =>
  request.mode === 'navigate' && !/\.[^/]*$/.test(url.pathname);
/** Immutable files, such as scripts and styles. */
const isVersioned = ({ request, url }: RoutedRequest) =>
  request.mode !== 'navigate' && /^\/[sm]\//.test(url.pathname);
/** A retry of a failed file uses another address or bypasses the caches. */
const isAgain = ({ request, url }: RoutedRequest) => url.search !== '' || request.cache === 'reload';
const isAt = (address: string) => (routed: RoutedRequest) => routed.url.pathname === address;

/** Replaces only files that are already cached: others belong to no release. */
async function putAgain(address: string, response: Response) {
  const files = await caches.open(fileCache);
  if (await files.delete(address)) await files.put(address, response);
}

/** The cached copy may be broken: a retried file replaces it before the page receives it. */
const replacesCopy = {
  async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
    const address = new URL(request.url).pathname;
    // With `integrity` the browser has verified the hash.
    if (response.ok && request.integrity && isOfItsType(address, response))
      await putAgain(address, response.clone()).catch(() => undefined);
    return response;
  },
};

const keptFiles = new CacheFirst({
  cacheName: fileCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Only `keep.ts` adds to the cache, so that releases are stored completely or not at all.
      cacheWillUpdate: () => Promise.resolve(null),
      // If storage is unavailable, the server still has the file.
      handlerDidError: ({ request }) => fetch(request),
    },
  ],
});

type Matches = (routed: RoutedRequest) => boolean;

const routesOf = (
  asksForOverride: (search: string) => boolean,
): readonly (readonly [Matches, Route['handler']])[] => [
  // A version override in the URL tests what the server has.
  [
    (routed) => isScreen(routed) && asksForOverride(routed.url.search),
    new LiveOrKept(pageAddress, { isPatient: true }),
  ],
  [isScreen, new LiveOrKept(pageAddress)],
  [isAt(configAddress), new LiveOrKept(configAddress)],
  [isAt(licencesAddress), new LiveOrKept(licencesAddress)],
  [(routed) => isVersioned(routed) && isAgain(routed), new NetworkOnly({ plugins: [replacesCopy] })],
  [isVersioned, keptFiles],
];

/**
 * Answers requests that the product needs to start without a network. All others bypass the worker.
 * @param asksForOverride whether the query of an address, including its '?', requests an override
 */
export function addRoutes(asksForOverride: (search: string) => boolean) {
  const router = new Router();
  for (const [matches, handler] of routesOf(asksForOverride))
    router.registerRoute(new Route((routed) => routed.sameOrigin && matches(routed), handler));
  router.addFetchListener();
}
