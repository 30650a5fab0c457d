import type { Atoms } from '../atoms.ts';
import type { ModuleSet } from '../loader/module-set.ts';
import { modulesAtom, shellFolder } from '../modules/modules.ts';
import { notificationWorker } from '../notifications/notification-worker.ts';
import { type KeepAnswer, keepMessage, pageLocks } from './keep-message.ts';
import { lookAtKept } from './kept-report.ts';

/** What failed is tried again after this time. Milliseconds. */
const atMostEach = 60_000;

let held: string | undefined;
let letGo = () => undefined as void;

/** Keeps the files in these folders on the device while this page is open, and no others any more. */
function hold({ modules }: ModuleSet) {
  const folders = [shellFolder(), ...modules.map(({ entry }) => entry.entry.replace(/[^/]+$/, ''))].join(' ');
  if (folders === held) return;
  held = folders;
  const until = () =>
    new Promise<void>((resolve) => {
      letGo();
      letGo = resolve;
    });
  // Where it fails, the server still has them.
  navigator.locks.request(pageLocks + folders, { mode: 'shared' }, until).catch(() => undefined);
}

/** Of which registry nothing more is to be asked: the worker has kept it, or there is no room. */
let settled: string | undefined;
let asked: { readonly registry: string; readonly at: number } | undefined;

/** @param onAnswer not called where the worker is ended before it is done */
async function askWorker(onAnswer: (answer: KeepAnswer) => void) {
  const { active } = await notificationWorker();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<KeepAnswer>) => onAnswer(data), { once: true });
  port1.start();
  active?.postMessage(keepMessage, [port2]);
}

/**
 * Has the worker keep the live release on this device, once for each registry that this page takes; where that
 * fails, again at an address a minute later. Where the browser has no worker, or refuses one, the product goes on without.
 */
export async function keepRelease(atoms: Atoms): Promise<void> {
  const modules = atoms.get(modulesAtom);
  if (modules.phase !== 'ready' || !('serviceWorker' in navigator)) return;
  hold(modules.set);
  const registry = `${modules.set.line} ${modules.set.revision}`;
  const isAsked = asked?.registry === registry && Math.abs(Date.now() - asked.at) < atMostEach;
  if (settled === registry || isAsked) return;
  if (!navigator.onLine) return lookAtKept();
  asked = { registry, at: Date.now() };
  try {
    await askWorker((answer) => {
      if (answer.outcome !== 'failed') settled = registry;
      void lookAtKept(answer.outcome === 'kept' ? undefined : answer.reason);
    });
  } catch (error) {
    await lookAtKept(String(error));
  }
}
