/** Scripts and styles the page may load: absolute address to SHA-384, or to '' where only the folder is vouched for. */
const vouched = new Map<string, string>();
const ownFolders = new Set<string>();
/** Files whose last answer did not match their hash: the browser's cache may hold the bad copy for good. */
const refused = new Map<string, string>();

const absolute = (address: string) => new URL(address, location.href).href;
const isOwn = (address: string) => [...ownFolders].some((folder) => address.startsWith(folder));
const isVouched = (address: string) => vouched.has(address) || isOwn(address);

/** The page's only Trusted Types policy: a script's address is what it lets through, and only a vouched one. */
const policy = (() => {
  const rules = {
    createScriptURL(address: string) {
      if (!isVouched(absolute(address))) throw new TypeError(`Not in the registry: ${address}`);
      return address;
    },
  };
  return globalThis.trustedTypes?.createPolicy('dayloom', rules) ?? rules;
})();

/** Lets the files of a module's release be loaded, with their hashes. */
export function vouchFor(files: Readonly<Record<string, string>>) {
  for (const [file, hash] of Object.entries(files)) vouched.set(absolute(file), hash);
}

/** Lets everything in the shell's own released folder be loaded. */
export const vouchForFolder = (folder: string) => void ownFolders.add(absolute(folder));

export const hashOf = (address: string) => vouched.get(absolute(address)) ?? '';

/** A script element for a vouched address; for any other one that fails like a missing file. */
function vouchedScript(address: string): HTMLScriptElement {
  const url = absolute(address);
  const script = document.createElement('script');
  if (!isVouched(url)) {
    // Throwing here would leave the chunk loader waiting for ever.
    setTimeout(() => script.dispatchEvent(new Event('error')));
    return script;
  }
  script.crossOrigin = 'anonymous';
  const hash = vouched.get(url);
  if (hash) script.integrity = hash;
  script.src = policy.createScriptURL(url) as string;
  return script;
}

declare global {
  var __vouchedScript: typeof vouchedScript | undefined;
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(url: string): string },
        ): { createScriptURL(url: string): unknown };
      }
    | undefined;
}

/** Takes charge of every script the page loads from now on. Called once, before anything else runs. */
export function takeChargeOfScripts(): (address: string) => HTMLScriptElement {
  globalThis.__vouchedScript = vouchedScript;
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.integrity) refused.set(target.src, target.integrity);
    },
    true,
  );
  return vouchedScript;
}

/** Asks the server anew for files that failed before, past the browser's cache of immutable files. */
export async function refetchRefused() {
  const files = [...refused];
  await Promise.all(
    files.map(async ([url, integrity]) => {
      try {
        await fetch(url, { cache: 'reload', integrity });
        refused.delete(url);
      } catch {
        // Still wrong: the next try will say so.
      }
    }),
  );
}
