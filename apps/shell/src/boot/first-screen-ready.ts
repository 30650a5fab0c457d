import { recordsAnswered } from '@dayloom/platform';
import type { QueryClient } from '@tanstack/react-query';
import { markFirstScreenReady } from '../backend/first-screen.ts';
import { modulesFound } from '../modules/modules-found.ts';
import type { Atoms } from '../atoms.ts';

/** What a render asks for is asked for in its effects; in a hidden tab there are no frames to wait for. */
const rendered = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Resolves once the screen that is shown stands: its parts are there or say that they are not, its lists and totals are answered. */
export async function firstScreenReady(atoms: Atoms, client: QueryClient): Promise<void> {
  const modules = await modulesFound(atoms);
  await rendered();
  if (modules.phase === 'ready') await modules.set.settled();
  await rendered();
  await recordsAnswered(client);
  await rendered();
  markFirstScreenReady();
}
