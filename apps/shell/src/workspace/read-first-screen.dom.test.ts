// @vitest-environment jsdom
import { sessionAtom } from '@dayloom/account';
import { goalsOf, profileOf } from '@dayloom/data';
import type { ReadAhead } from '@dayloom/platform';
import { embeddedBackend, testUser } from '@dayloom/testing/shell';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { loadFirstScreen } from '../modules/load-first-screen.ts';
import { modulesAtom } from '../modules/modules.ts';
import { readyModules } from '../testing/module-set.ts';
import { serveBackend } from '../testing/test-backend.ts';
import { earlyRecords } from './open-store.ts';
import { readFirstScreen } from './read-first-screen.ts';

vi.mock('../backend/backend.ts', () => import('../testing/test-backend.ts'));
afterEach(() => serveBackend(undefined));

const goals = goalsOf(testUser.id);
const Goals = Object.assign(() => null, { readAhead: ({ records }: ReadAhead) => void records(goals) });
const Faulty = Object.assign(() => null, {
  readAhead() {
    throw new Error('a fault of a module');
  },
});
const slot = (widget: string, order: number) => ({
  slot: 'home.wide',
  widget,
  title: widget,
  order,
  minHeight: 200,
});

/** A page of home before its first render, with two widgets, the first of them faulty, and without records. */
async function beginHome({ opens = true } = {}) {
  serveBackend(embeddedBackend());
  const atoms = createStore();
  atoms.set(sessionAtom, { phase: 'signed-in', user: testUser });
  const widgets = { faulty: async () => ({ default: Faulty }), goals: async () => ({ default: Goals }) };
  const load = async () => ({ routes: {}, widgets });
  const modules = readyModules([{ name: 'planner', slots: [slot('faulty', 5), slot('goals', 10)] }], {
    load,
  });
  atoms.set(modulesAtom, modules);
  loadFirstScreen(modules.set, '/');
  await modules.set.settled();
  if (opens) await earlyRecords.open(testUser, atoms);
  const client = new QueryClient();
  await readFirstScreen(testUser, atoms, client);
  return client;
}

const cached = (client: QueryClient, query: object) => client.getQueryData(['records', { ...query }]);

// First, because a page opens records early only once.
it('reads nothing ahead while storage is not open', async () => {
  const client = await beginHome({ opens: false });
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('reads the records of home and of its widgets, also after one that fails, so that the first render has them', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const client = await beginHome();
  const none = { records: [], isComplete: true };
  expect(cached(client, profileOf(testUser.id))).toEqual(none);
  expect(cached(client, goals)).toEqual(none);
  expect(reported).toHaveBeenCalledOnce();
});
