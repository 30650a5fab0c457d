// @vitest-environment jsdom
import { instantOf } from '@dayloom/domain';
import type { NotificationSource } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCentre } from '../testing/open-centre.tsx';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('[ST6] [NC2] what is upcoming is requested again, with the hours of another time zone', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const due = (name: string, time: string) => {
    const at = instantOf(new Date(time));
    const words = { title: 'Upcoming Bed', body: name, lateBody: name };
    return { tag: name, kind: 'bed', item: name, name, at, startsAt: at, to: '/beds', ...words };
  };
  // Mint is at a local time, which is another moment in each zone.
  const source: NotificationSource = () => (_, next) => {
    next([due('Mint', '2026-03-10T19:00'), due('Call', '2026-03-10T15:00Z')], undefined, true);
    return () => undefined;
  };
  openCentre({ shell: await testShell(), load: () => Promise.resolve(source) });
  const list = async () => {
    const rows = within(await screen.findByRole('list', { name: 'Upcoming notifications' }));
    return rows.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  };
  const rowOf = (name: string, time: string) => expect.stringMatching(new RegExp(`^${name}.*${time} [AP]M$`));
  expect(await list()).toEqual([rowOf('Call', '4:00'), rowOf('Mint', '7:00')]);
  vi.stubEnv('TZ', 'America/New_York');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await list()).toEqual([rowOf('Call', '11:00'), rowOf('Mint', '7:00')]));
});
