import { allowTries, countFailedTry, isCoolingDown } from './file-tries.ts';

export { allowTries, cooldown, hasFailedLately, limitTries } from './file-tries.ts';

/** Scripts and styles that the page may load: absolute address to SHA-384. */
const vouched = new Map<string, string>();
/** Folders all of whose files may be loaded, without a hash: those of a development server. */
const ownFolders = new Set<string>();
/** How often each file has failed: a browser may keep a bad answer, or wait for one that never comes. */
const failures = new Map<string, number>();
const pending = new Map<HTMLScriptElement | HTMLLinkElement, string>();
const loaded = new Set<string>();

const absolute = (address: string, base = location.href) => new URL(address, base).href;
const isAllowed = (url: string) =>
  vouched.has(url) || [...ownFolders].some((folder) => url.startsWith(folder));

const again = /\?again=\d+$/;

/** The one service worker of this product: it keeps its address through all releases. */
const serviceWorker = '/firebase-messaging-sw.js';

/** The page's only Trusted Types policy: it lets through addresses of vouched scripts and of the service worker. */
const policy = (() => {
  const rules = {
    createScriptURL(address: string) {
      const url = absolute(address);
      if (url !== absolute(serviceWorker) && !isAllowed(url.replace(again, '')))
        throw new TypeError(`Not in the registry: ${address}`);
      return address;
    },
  };
  return globalThis.trustedTypes?.createPolicy('dayloom', rules) ?? rules;
})();

/**
 * Lets the files of a release be loaded. One without a hash stays out: a browser would run whatever it was sent.
 * @param files address, absolute or from `base` on, to SHA-384
 */
export function addFileHashes(files: Readonly<Record<string, string>>, base?: string) {
  for (const [file, hash] of Object.entries(files)) if (hash) vouched.set(absolute(file, base), hash);
}

/** Lets everything in a folder be loaded, for a page whose files are built anew all the time. */
export const allowFolder = (folder: string) => void ownFolders.add(absolute(folder));

/** Whether the file has come, and was run where it is a script. */
export const wasLoaded = (address: string) => loaded.has(absolute(address));

export const hashOf = (address: string) => vouched.get(absolute(address)) ?? '';

/** Scripts and styles of the page's program and of all live modules: absolute address to SHA-384. */
export const fileHashes = (): ReadonlyMap<string, string> => vouched;

/** How often each file was missing, refused or given up, by absolute address. */
export const failedFiles = (): ReadonlyMap<string, number> => failures;

/** A file that failed before is asked for under an address no cache knows; its hash vouches for it all the same. */
const addressOf = (url: string) => (failures.has(url) ? `${url}?again=${failures.get(url)}` : url);

const countFailure = (url: string) => void failures.set(url, (failures.get(url) ?? 0) + 1);

/**
 * Prepares an element that will load a vouched file; for any other file it fails like a missing one, since throwing
 * would leave the chunk loader waiting for ever. So does one that has failed too often, without a request.
 */
function prepare<T extends HTMLScriptElement | HTMLLinkElement>(
  element: T,
  url: string,
  point: () => void,
): T {
  if (!isAllowed(url) || isCoolingDown(url)) {
    // The federation's runtime would set the address of a script that has none, which Trusted Types refuse.
    if (element instanceof HTMLScriptElement) Object.defineProperty(element, 'src', { value: url });
    setTimeout(() => element.dispatchEvent(new Event('error')));
    return element;
  }
  element.crossOrigin = 'anonymous';
  element.integrity = hashOf(url);
  point();
  pending.set(element, url);
  element.addEventListener('load', () => {
    pending.delete(element);
    loaded.add(url);
  });
  element.addEventListener('error', () => {
    pending.delete(element);
    countFailure(url);
    countFailedTry(url);
  });
  return element;
}

function verifiedScript(address: string): HTMLScriptElement {
  const url = absolute(address);
  const script = document.createElement('script');
  return prepare(script, url, () => {
    script.src = policy.createScriptURL(addressOf(url)) as string;
  });
}

/** The build's own element, whose file is to go through the same gate as a script. */
function verifiedStyle(link: HTMLLinkElement): HTMLLinkElement {
  const url = link.href.replace(again, '');
  link.removeAttribute('href');
  return prepare(link, url, () => {
    link.href = addressOf(url);
  });
}

/** No integrity covers a worker's script: let through is only the one whose address no release changes. */
function allowedWorker(address: string): unknown {
  if (absolute(address) !== absolute(serviceWorker)) throw new TypeError(`No worker of ours: ${address}`);
  return policy.createScriptURL(address);
}

declare global {
  var __vouchedScript: typeof verifiedScript | undefined;
  var __vouchedStyle: typeof verifiedStyle | undefined;
  /** What `serviceWorker.register` takes, for the one service worker; a worker of any other address is refused. */
  var __vouchedWorker: typeof allowedWorker | undefined;
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(url: string): string },
        ): { createScriptURL(url: string): unknown };
      }
    | undefined;
}

/** Has every script and style that the page loads from now on checked. Called once, before anything else runs. */
export function installFileGate(): (address: string) => HTMLScriptElement {
  globalThis.__vouchedScript = verifiedScript;
  globalThis.__vouchedStyle = verifiedStyle;
  globalThis.__vouchedWorker = allowedWorker;
  return verifiedScript;
}

/**
 * Gives up on those of the files that did not come yet: to whoever waits, they have failed, and a preload of them that
 * may never be answered is passed by.
 */
export function abandon(files: Readonly<Record<string, string>>) {
  const urls = Object.keys(files).map((file) => absolute(file));
  const awaited = new Set(pending.values());
  // Several may wait for one file.
  for (const [element, url] of [...pending])
    if (urls.includes(url)) element.dispatchEvent(new Event('error'));
  for (const url of urls) if (!loaded.has(url) && !awaited.has(url)) countFailure(url);
  allowTries(files);
}
