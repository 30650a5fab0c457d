import type { User } from '@dayloom/data';
import { systemClock } from '@dayloom/domain';
import { recordsAnswered } from '@dayloom/platform';
import type { Atoms } from '@dayloom/platform/atoms';
import { readAheadInto } from '@dayloom/platform/read-ahead';
import type { QueryClient } from '@tanstack/react-query';
import { Home } from '../home/home.tsx';
import { loadedComponents } from '../modules/load-first-screen.ts';
import { modulesAtom } from '../modules/modules.ts';
import { paths } from '../paths.ts';
import { earlyRecords } from './open-store.ts';

/** Reads what the first screen shows, before it is rendered: each part that arrives later costs another render. */
export async function readFirstScreen(user: User, atoms: Atoms, client: QueryClient): Promise<void> {
  const modules = atoms.get(modulesAtom);
  const opened = earlyRecords.peek(user);
  if (modules.phase !== 'ready' || !opened) return;
  const ahead = readAheadInto(client, { store: opened.store, user, atoms, clock: systemClock });
  const { pathname } = location;
  if (pathname === paths.home) Home.readAhead(ahead);
  for (const { readAhead } of loadedComponents(modules.set, pathname))
    try {
      readAhead?.(ahead);
    } catch (error) {
      console.error('A part of the first screen cannot read ahead.', error);
    }
  while (await recordsAnswered(client));
}
