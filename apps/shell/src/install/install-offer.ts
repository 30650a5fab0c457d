/** Chromium's `beforeinstallprompt` event. It can be used once. */
interface InstallOffer extends Event {
  /** Opens the browser's install prompt. Rejects if it was used before. */
  prompt(): Promise<unknown>;
}

declare global {
  /** Set by `boot/preload-script.ts`, since the browser fires the event before the product has loaded. */
  var installOffer: InstallOffer | undefined;
}

const changed = new EventTarget();

/** Removes an offer that can no longer be used. */
function drop() {
  globalThis.installOffer = undefined;
  changed.dispatchEvent(new Event('change'));
}

/** Calls `onChange` when an offer appears or is removed. @returns a function that stops watching */
export function watchInstallOffer(onChange: () => void): () => void {
  const controller = new AbortController();
  addEventListener('beforeinstallprompt', onChange, controller);
  addEventListener('appinstalled', drop, controller);
  changed.addEventListener('change', onChange, controller);
  return () => controller.abort();
}

/** Whether this browser offers to install the product. */
export const canInstall = () => globalThis.installOffer !== undefined;

/** Opens the browser's install prompt. The user's answer does not matter here. */
export async function install(): Promise<void> {
  const offer = globalThis.installOffer;
  drop();
  await offer?.prompt();
}
