import type { Atoms } from '@dayloom/platform/atoms';
import { modulesAtom, shellFolder, takeNewReleases } from '../modules/modules.ts';
import { keepRelease } from '../offline/keep-release.ts';
import { toasts } from '../toasts/toasts.ts';
import { unsavedAtom } from '../unsaved-work/unsaved-text.ts';

/** Minimum time between two requests for the registry. Milliseconds. */
const minInterval = 60_000;

let lastRequest: number | undefined;
let checking: Promise<void> = Promise.resolve();
/** The live registry, if it can only be used after a reload. */
let pendingRelease: string | undefined;
let offeredRelease: string | undefined;
let offerController = new AbortController();

/** Loads the live registry. A failed request changes nothing. */
async function loadLiveRegistry(atoms: Atoms): Promise<void> {
  try {
    const registry = await takeNewReleases(atoms);
    const modules = atoms.get(modulesAtom);
    const isOtherShell = registry?.shell !== undefined && registry.shell !== shellFolder();
    const isOtherModule = modules.phase === 'ready' && modules.set.modules.some((one) => one.isOutdated);
    pendingRelease = isOtherShell || isOtherModule ? `${registry?.line} ${registry?.revision}` : undefined;
  } catch {
    // Retried later.
  }
}

function checkForRelease(atoms: Atoms): Promise<void> {
  const now = Date.now();
  const isLongAgo = lastRequest === undefined || Math.abs(now - lastRequest) >= minInterval;
  if (isLongAgo && navigator.onLine) {
    lastRequest = now;
    checking = loadLiveRegistry(atoms);
  }
  return checking;
}

/** Whether the user is in a form or dialog, or has typed text that is not stored as a draft. */
const isInForm = (atoms: Atoms) =>
  atoms.get(unsavedAtom).some(({ isSafe }) => !isSafe) ||
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable=true]') ?? false);

/** Offers the pending release, unless the user is in a form. Then the next navigation tries again. */
function offer(atoms: Atoms) {
  if (pendingRelease === undefined || pendingRelease === offeredRelease || isInForm(atoms)) return;
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
  toasts.update(message, reload, offerController.signal);
}

/** Called at the first navigation, right after the page has read the registry. */
function begin(atoms: Atoms) {
  lastRequest = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForRelease(atoms);
  });
}

/** Called at each navigation: offers a newer release and stores the live one for offline use. */
export async function followReleases(atoms: Atoms): Promise<void> {
  if (lastRequest === undefined) begin(atoms);
  else {
    await checkForRelease(atoms);
    offer(atoms);
  }
  await keepRelease(atoms);
}
