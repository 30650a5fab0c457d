import { keepRelease } from './keep-release.ts';
import type { OfflineHost } from './offline-host.ts';

/** Minimum time between two requests for the registry. Milliseconds. */
const minInterval = 60_000;

let lastRequest: number | undefined;
let checking: Promise<void> = Promise.resolve();
/** The live registry, if it can only be used after a reload. */
let pendingRelease: string | undefined;
let offeredRelease: string | undefined;
let offerController = new AbortController();

/** Loads the live registry. A failed request changes nothing. */
async function loadLiveRegistry(host: OfflineHost): Promise<void> {
  try {
    const registry = await host.takeNewReleases();
    const isOtherShell = registry?.shell !== undefined && registry.shell !== host.shellFolder();
    const isOtherModule = host.modules()?.modules.some((one) => one.isOutdated);
    pendingRelease = isOtherShell || isOtherModule ? `${registry?.line} ${registry?.revision}` : undefined;
  } catch {
    // Retried later.
  }
}

function checkForRelease(host: OfflineHost): Promise<void> {
  const now = Date.now();
  const isLongAgo = lastRequest === undefined || Math.abs(now - lastRequest) >= minInterval;
  if (isLongAgo && navigator.onLine) {
    lastRequest = now;
    checking = loadLiveRegistry(host);
  }
  return checking;
}

/** Whether the user is in a form or dialog, or has typed text that is not stored as a draft. */
const isInForm = (host: OfflineHost) =>
  host.hasUnsavedText() ||
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable=true]') ?? false);

/** Offers the pending release, unless the user is in a form. Then the next navigation tries again. */
function offer(host: OfflineHost) {
  if (pendingRelease === undefined || pendingRelease === offeredRelease || isInForm(host)) return;
  offeredRelease = pendingRelease;
  offerController.abort();
  offerController = new AbortController();
  const reload = () => {
    // If the user cancels the reload, offer it again.
    offeredRelease = undefined;
    location.reload();
    return Promise.resolve();
  };
  const message = 'A new version of Dayloom is ready. A reload keeps what you have typed.';
  host.offerReload(message, reload, offerController.signal);
}

/** Called at the first navigation, right after the page has read the registry. */
function begin(host: OfflineHost) {
  lastRequest = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForRelease(host);
  });
}

/** Called at each navigation: offers a newer release and stores the live one for offline use. */
export async function followReleases(host: OfflineHost): Promise<void> {
  if (lastRequest === undefined) begin(host);
  else {
    await checkForRelease(host);
    offer(host);
  }
  await keepRelease(host);
}
