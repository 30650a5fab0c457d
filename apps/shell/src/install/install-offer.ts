/** What Chromium hands to a page that it would install; it can be taken up once. */
interface InstallOffer extends Event {
  /** Opens the browser's own question. Rejects where it was asked before. */
  prompt(): Promise<unknown>;
}

declare global {
  /** Put there by `boot/preload-script.js`, as the browser makes it before the product is there. */
  var installOffer: InstallOffer | undefined;
}

const changed = new EventTarget();

/** Drops what the browser takes up no more. */
function drop() {
  globalThis.installOffer = undefined;
  changed.dispatchEvent(new Event('change'));
}

/** Calls back whenever there is an offer, or none any more. @returns what ends that */
export function watchInstallOffer(onChange: () => void): () => void {
  const watching = new AbortController();
  addEventListener('beforeinstallprompt', onChange, watching);
  addEventListener('appinstalled', drop, watching);
  changed.addEventListener('change', onChange, watching);
  return () => watching.abort();
}

/** Whether this browser would install the product now. */
export const canInstall = () => globalThis.installOffer !== undefined;

/** Has the browser ask its person; the answer is between the two. */
export async function install(): Promise<void> {
  const offer = globalThis.installOffer;
  drop();
  await offer?.prompt();
}
