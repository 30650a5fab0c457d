import type { ModuleSet } from '../loader/module-set.ts';
import { modulesAtom, shellFolder } from '../modules/modules.ts';
import type { Atoms } from '@dayloom/platform/atoms';
import { notificationWorker } from '@dayloom/notifications';
import { type KeepAnswer, keepMessage, pageLocks } from './keep-message.ts';
import { lookAtKept } from './kept-report.ts';

/** Time until a failed attempt is retried. Milliseconds. */
const retryDelay = 60_000;

let lockedFolders: string | undefined;
let releaseLock = () => undefined as void;

/** Locks the files in these folders on the device while this page is open, and releases all others. */
function lockFolders({ modules }: ModuleSet) {
  const folders = [shellFolder(), ...modules.map(({ entry }) => entry.entry.replace(/[^/]+$/, ''))].join(' ');
  if (folders === lockedFolders) return;
  lockedFolders = folders;
  const until = () =>
    new Promise<void>((resolve) => {
      releaseLock();
      releaseLock = resolve;
    });
  // Without the lock the server still has the files.
  navigator.locks.request(pageLocks + folders, { mode: 'shared' }, until).catch(() => undefined);
}

/** The registry that needs no further attempt: it is stored, or does not fit. */
let finishedRegistry: string | undefined;
let lastRequest: { readonly registry: string; readonly at: number } | undefined;

/** @param onAnswer not called if the browser stops the worker before it answers */
async function askWorker(onAnswer: (answer: KeepAnswer) => void) {
  const { active } = await notificationWorker();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<KeepAnswer>) => onAnswer(data), { once: true });
  port1.start();
  active?.postMessage(keepMessage, [port2]);
}

/**
 * Asks the worker to store the live release on this device, once for each registry. A failed attempt is retried at a
 * navigation at least a minute later. The product also works without a worker.
 */
export async function keepRelease(atoms: Atoms): Promise<void> {
  const modules = atoms.get(modulesAtom);
  if (modules.phase !== 'ready' || !('serviceWorker' in navigator)) return;
  lockFolders(modules.set);
  const registry = `${modules.registry.line} ${modules.registry.revision}`;
  const isRecent = lastRequest?.registry === registry && Math.abs(Date.now() - lastRequest.at) < retryDelay;
  if (finishedRegistry === registry || isRecent) return;
  if (!navigator.onLine) return lookAtKept();
  lastRequest = { registry, at: Date.now() };
  try {
    await askWorker((answer) => {
      if (answer.outcome !== 'failed') finishedRegistry = registry;
      void lookAtKept(answer.outcome === 'kept' ? undefined : answer.reason);
    });
  } catch (error) {
    await lookAtKept(String(error));
  }
}
