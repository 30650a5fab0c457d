import { type KeepAnswer, keepMessage, pageLocks } from '../kept/keep-message.ts';
import { lookAtKept } from './kept-report.ts';
import type { OfflineHost, RunningModules } from './offline-host.ts';

/** Time until a failed attempt is retried. Milliseconds. */
const retryDelay = 60_000;

let lockedFolders: string | undefined;
let releaseLock = () => undefined as void;

/** Locks the files in these folders on the device while this page is open, and releases all others. */
function lockFolders(shellFolder: string, { modules }: RunningModules) {
  const folders = [shellFolder, ...modules.map(({ entry }) => entry.entry.replace(/[^/]+$/, ''))].join(' ');
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
async function askWorker({ worker }: OfflineHost, onAnswer: (answer: KeepAnswer) => void) {
  const { active } = await worker();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<KeepAnswer>) => onAnswer(data), { once: true });
  port1.start();
  active?.postMessage(keepMessage, [port2]);
}

/**
 * Asks the worker to store the live release on this device, once for each registry. A failed attempt is retried at a
 * navigation at least a minute later. The product also works without a worker.
 */
export async function keepRelease(host: OfflineHost): Promise<void> {
  const modules = host.modules();
  if (!modules || !('serviceWorker' in navigator)) return;
  lockFolders(host.shellFolder(), modules);
  const registry = `${modules.line} ${modules.revision}`;
  const isRecent = lastRequest?.registry === registry && Math.abs(Date.now() - lastRequest.at) < retryDelay;
  if (finishedRegistry === registry || isRecent) return;
  if (!navigator.onLine) return lookAtKept();
  lastRequest = { registry, at: Date.now() };
  try {
    await askWorker(host, (answer) => {
      if (answer.outcome !== 'failed') finishedRegistry = registry;
      void lookAtKept(answer.outcome === 'kept' ? undefined : answer.reason);
    });
  } catch (error) {
    await lookAtKept(String(error));
  }
}
