import type { Atoms } from '../atoms.ts';
import { modulesAtom, shellFolder, takeNewReleases } from '../modules/modules.ts';
import { keepRelease } from '../offline/keep-release.ts';
import { toasts } from '../toasts/toasts.ts';
import { unsavedAtom } from '../unsaved-work/unsaved-work.ts';

/** The registry is asked for at most once in this time. Milliseconds. */
const atMostEach = 60_000;

let lastAsked: number | undefined;
let looking: Promise<void> = Promise.resolve();
/** Names the registry of what is live, where it can only come with a page load. */
let awaited: string | undefined;
let offered: string | undefined;
let standing = new AbortController();

/** Takes what is live now; a registry that does not answer says nothing new. */
async function takeLive(atoms: Atoms): Promise<void> {
  try {
    const registry = await takeNewReleases(atoms);
    const modules = atoms.get(modulesAtom);
    const isOtherShell = registry?.shell !== undefined && registry.shell !== shellFolder();
    const isOtherModule = modules.phase === 'ready' && modules.set.modules.some((one) => one.isOutdated);
    awaited = isOtherShell || isOtherModule ? `${registry?.line} ${registry?.revision}` : undefined;
  } catch {
    // Asked again later.
  }
}

function look(atoms: Atoms): Promise<void> {
  const now = Date.now();
  const isLongAgo = lastAsked === undefined || Math.abs(now - lastAsked) >= atMostEach;
  if (isLongAgo && navigator.onLine) {
    lastAsked = now;
    looking = takeLive(atoms);
  }
  return looking;
}

/** Whether somebody types, or has typed what a reload would lose: it is no draft yet, or has no room to be one. */
const isInForm = (atoms: Atoms) =>
  atoms.get(unsavedAtom).some(({ isSafe }) => !isSafe) ||
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable=true]') ?? false);

/** Not in the middle of a form: whoever is in one is asked at the next address. */
function offer(atoms: Atoms) {
  if (awaited === undefined || awaited === offered || isInForm(atoms)) return;
  offered = awaited;
  standing.abort();
  standing = new AbortController();
  const reload = () => {
    // Whoever stays, for something typed since then, is asked again.
    offered = undefined;
    location.reload();
    return Promise.resolve();
  };
  const message = 'A new version of Dayloom is ready. A reload keeps what you have typed.';
  toasts.update(message, reload, standing.signal);
}

/** The page has just read the registry. */
function begin(atoms: Atoms) {
  lastAsked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look(atoms);
  });
}

/** Called at each address: offers a release that was made while this page is open, and keeps what is live. */
export async function followReleases(atoms: Atoms): Promise<void> {
  if (lastAsked === undefined) begin(atoms);
  else {
    await look(atoms);
    offer(atoms);
  }
  await keepRelease(atoms);
}
