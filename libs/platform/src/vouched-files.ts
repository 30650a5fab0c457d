/** Scripts and styles of modules that the page may load: absolute address to SHA-384. */
const vouched = new Map<string, string>();
/** Folders all of whose files may be loaded: that of the page's own program. */
const ownFolders = new Set<string>();
/** How often each file has failed: a browser may keep a bad answer, or wait for one that never comes. */
const failures = new Map<string, number>();
const pending = new Map<HTMLScriptElement | HTMLLinkElement, string>();
const loaded = new Set<string>();

const absolute = (address: string) => new URL(address, location.href).href;
const isVouched = (url: string) =>
  vouched.has(url) || [...ownFolders].some((folder) => url.startsWith(folder));

const again = /\?again=\d+$/;

/** The one service worker of this product: it keeps its address through all releases. */
const serviceWorker = '/firebase-messaging-sw.js';

/** The page's only Trusted Types policy: it lets through addresses of vouched scripts and of the service worker. */
const policy = (() => {
  const rules = {
    createScriptURL(address: string) {
      const url = absolute(address);
      if (url !== absolute(serviceWorker) && !isVouched(url.replace(again, '')))
        throw new TypeError(`Not in the registry: ${address}`);
      return address;
    },
  };
  return globalThis.trustedTypes?.createPolicy('dayloom', rules) ?? rules;
})();

/** Lets the files of a module's release be loaded, with their hashes. */
export function vouchFor(files: Readonly<Record<string, string>>) {
  for (const [file, hash] of Object.entries(files)) vouched.set(absolute(file), hash);
}

/** Lets everything in the page's own folder be loaded. */
export const vouchForFolder = (folder: string) => void ownFolders.add(absolute(folder));

export const hashOf = (address: string) => vouched.get(absolute(address)) ?? '';

/** A file that failed before is asked for under an address no cache knows; its hash vouches for it all the same. */
const addressOf = (url: string) => (failures.has(url) ? `${url}?again=${failures.get(url)}` : url);

const countFailure = (url: string) => void failures.set(url, (failures.get(url) ?? 0) + 1);

/**
 * Prepares an element that will load a vouched file; for any other file it fails like a missing one, since throwing
 * would leave the chunk loader waiting for ever.
 */
function prepare<T extends HTMLScriptElement | HTMLLinkElement>(
  element: T,
  url: string,
  point: () => void,
): T {
  if (!isVouched(url)) {
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
  });
  return element;
}

function vouchedScript(address: string): HTMLScriptElement {
  const url = absolute(address);
  const script = document.createElement('script');
  return prepare(script, url, () => {
    script.src = policy.createScriptURL(addressOf(url)) as string;
  });
}

/** The build's own element, whose file is to go through the same gate as a script. */
function vouchedStyle(link: HTMLLinkElement): HTMLLinkElement {
  const url = link.href.replace(again, '');
  link.removeAttribute('href');
  return prepare(link, url, () => {
    link.href = addressOf(url);
  });
}

declare global {
  var __vouchedScript: typeof vouchedScript | undefined;
  var __vouchedStyle: typeof vouchedStyle | undefined;
  /** What `new Worker` and `serviceWorker.register` take: the browser refuses any other address. */
  var __vouchedWorker: ((address: string) => unknown) | undefined;
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
  globalThis.__vouchedScript = vouchedScript;
  globalThis.__vouchedStyle = vouchedStyle;
  globalThis.__vouchedWorker = (address) => policy.createScriptURL(address);
  return vouchedScript;
}

/**
 * Gives up on those of the files that did not come yet: to whoever waits, they have failed, and a preload of them that
 * may never be answered is passed by.
 */
export function abandon(files: Readonly<Record<string, string>>) {
  const urls = new Set(Object.keys(files).map(absolute));
  for (const [element, url] of pending) {
    if (!urls.delete(url)) continue;
    element.dispatchEvent(new Event('error'));
  }
  for (const url of urls) if (!loaded.has(url)) countFailure(url);
}
