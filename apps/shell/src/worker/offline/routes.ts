import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { configAddress, fileCache, licencesAddress, pageAddress } from '../../loader/kept-release.ts';
import { asksForOverride } from '../../modules/asks-for-override.ts';
import { isOfItsType } from './is-of-its-type.ts';
import { LiveOrKept } from './live-or-kept.ts';
import { unreachablePage } from './unreachable-page.ts';

interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/** Screens have no ending, and servers answer them all with the one page. */
const isScreen = ({ request, url }: Asked) => request.mode === 'navigate' && !/\.[^/]*$/.test(url.pathname);
/** Files that never change, scripts and styles among them. */
const isVersioned = ({ request, url }: Asked) =>
  request.mode !== 'navigate' && /^\/[sm]\//.test(url.pathname);
/** What has failed is asked for again under another address, or past all caches. */
const isAgain = ({ request, url }: Asked) => url.search !== '' || request.cache === 'reload';
const isAt = (address: string) => (asked: Asked) => asked.url.pathname === address;

/** Only what is kept: the rest would belong to no release. */
async function putAgain(address: string, response: Response) {
  const files = await caches.open(fileCache);
  if (await files.delete(address)) await files.put(address, response);
}

/** The copy may be what has failed: what comes now takes its place before the page has it. */
const replacesCopy = {
  async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
    const address = new URL(request.url).pathname;
    // The browser has compared it with its hash.
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
      // `keep.ts` alone adds to the cache: a release is there as a whole, or not at all.
      cacheWillUpdate: () => Promise.resolve(null),
      // Where the browser refuses storage, the server still has the file.
      handlerDidError: ({ request }) => fetch(request),
    },
  ],
});

const liveAlone = new NetworkOnly({
  plugins: [{ handlerDidError: () => Promise.resolve(unreachablePage()) }],
});

const routes: readonly (readonly [(asked: Asked) => boolean, Route['handler']])[] = [
  // Whoever asks for a version of a module tests what the server has.
  [(asked) => isScreen(asked) && asksForOverride(asked.url.search), liveAlone],
  [isScreen, new LiveOrKept(pageAddress)],
  [isAt(configAddress), new LiveOrKept(configAddress)],
  [isAt(licencesAddress), new LiveOrKept(licencesAddress)],
  [(asked) => isVersioned(asked) && isAgain(asked), new NetworkOnly({ plugins: [replacesCopy] })],
  [isVersioned, keptFiles],
];

/** Answers what the product needs to start without a network; everything else goes as if there were no worker. */
export function addRoutes() {
  const router = new Router();
  for (const [matches, handler] of routes)
    router.registerRoute(new Route((asked) => asked.sameOrigin && matches(asked), handler));
  router.addFetchListener();
}
