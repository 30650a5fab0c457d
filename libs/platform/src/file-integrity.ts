import { untilStaying } from './page-leaving.ts';

export { untilStaying } from './page-leaving.ts';

/** The SHA-384 hashes of the scripts and styles that the page may load, by absolute address. */
const listedFiles = new Map<string, string>();
/** Folders whose files may be loaded without a hash, used with a development server. */
const ownFolders = new Set<string>();
/** How often each file has failed: the browser may cache a bad response, or wait for one that never comes. */
const failures = new Map<string, number>();
const pending = new Map<HTMLScriptElement | HTMLLinkElement, string>();
const loaded = new Set<string>();

const absolute = (address: string, base = location.href) => new URL(address, base).href;
const isAllowed = (url: string) =>
  listedFiles.has(url) || [...ownFolders].some((folder) => url.startsWith(folder));

const again = /\?again=\d+$/;

/** The only service worker of this product. Its address is the same in all releases. */
const serviceWorker = '/firebase-messaging-sw.js';

/** The page's only Trusted Types policy. It allows the addresses of listed scripts and of the service worker. */
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
 * Allows the files of a release. Files without a hash are ignored, because the browser could not verify them.
 * @param files SHA-384 hashes by address, absolute or relative to `base`
 */
export function addFileHashes(files: Readonly<Record<string, string>>, base?: string) {
  for (const [file, hash] of Object.entries(files)) if (hash) listedFiles.set(absolute(file, base), hash);
}

/** Allows everything in a folder, for a page whose files are rebuilt all the time. */
export const allowFolder = (folder: string) => void ownFolders.add(absolute(folder));

/** Whether the file was loaded, and executed if it is a script. */
export const wasLoaded = (address: string) => loaded.has(absolute(address));

export const hashOf = (address: string) => listedFiles.get(absolute(address)) ?? '';

/** The SHA-384 hashes of all files of the shell and the active modules, by absolute address. */
export const fileHashes = (): ReadonlyMap<string, string> => listedFiles;

/** How often each file was missing, invalid or given up, by absolute address. */
export const failedFiles = (): ReadonlyMap<string, number> => failures;

/** Whether a request of the file has failed, after which a preload of the same address is of no use. */
export const hasFailed = (address: string) => failures.has(absolute(address));

/** After a failure, a query parameter bypasses all caches; the hash still verifies the file. */
const addressOf = (url: string) => (failures.has(url) ? `${url}?again=${failures.get(url)}` : url);

const countFailure = (url: string) => void failures.set(url, (failures.get(url) ?? 0) + 1);

/**
 * Prepares an element to load a listed file. For other files it dispatches an error event without a request. An
 * exception would leave the chunk loader waiting forever.
 */
function prepare<T extends HTMLScriptElement | HTMLLinkElement>(
  element: T,
  url: string,
  point: () => void,
): T {
  if (!isAllowed(url)) {
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
  element.addEventListener('error', (event) => {
    const isStaying = untilStaying();
    if (isStaying) {
      event.stopImmediatePropagation();
      void isStaying.then(() => element.dispatchEvent(new Event('error')));
      return;
    }
    pending.delete(element);
    countFailure(url);
  });
  return element;
}

/** A script element that loads a listed file once it is in the page. */
export function verifiedScript(address: string): HTMLScriptElement {
  const url = absolute(address);
  const script = document.createElement('script');
  return prepare(script, url, () => {
    script.src = policy.createScriptURL(addressOf(url)) as string;
  });
}

/** Applies the same check to the style element of a build. */
function verifiedStyle(link: HTMLLinkElement): HTMLLinkElement {
  const url = link.href.replace(again, '');
  link.removeAttribute('href');
  return prepare(link, url, () => {
    link.href = addressOf(url);
  });
}

/** Integrity does not cover worker scripts, so only the one with a fixed address is allowed. */
function allowedWorker(address: string): unknown {
  if (absolute(address) !== absolute(serviceWorker)) throw new TypeError(`No worker of ours: ${address}`);
  return policy.createScriptURL(address);
}

declare global {
  var __vouchedScript: typeof verifiedScript | undefined;
  var __vouchedStyle: typeof verifiedStyle | undefined;
  /** Returns the argument of `serviceWorker.register` for the only service worker; throws for other addresses. */
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

/** Checks every script and style that the page loads from now on. Must be called once, before other code runs. */
export function installFileGate(): void {
  globalThis.__vouchedScript = verifiedScript;
  globalThis.__vouchedStyle = verifiedStyle;
  globalThis.__vouchedWorker = allowedWorker;
}

/** Gives up on files that have not loaded: their elements fail, and a pending preload is bypassed. */
export function abandon(files: Readonly<Record<string, string>>) {
  const urls = Object.keys(files).map((file) => absolute(file));
  const awaited = new Set(pending.values());
  // Several elements may wait for one file.
  for (const [element, url] of [...pending])
    if (urls.includes(url)) element.dispatchEvent(new Event('error'));
  for (const url of urls) if (!loaded.has(url) && !awaited.has(url)) countFailure(url);
}
