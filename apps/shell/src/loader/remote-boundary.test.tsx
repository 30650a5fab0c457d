// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTRACT } from '@dayloom/platform';
import { RemoteModule } from './remote-module.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteLoad } from './remote-load.ts';
import { readModuleEntry } from './registry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const entry = readModuleEntry({
  name: 'focus',
  version: '1.0.0',
  entry: '/m/focus/1.0.0/entry.js',
  files: {},
  descriptor: { name: 'focus', title: 'Focus', contract: CONTRACT, routes: [], nav: [], slots: [] },
});

/** A remote whose files load only while its server is up; by default, while the browser is online. */
function openRemote(isUp = () => navigator.onLine) {
  const Notes = () => (
    <>
      <h1>Notes</h1>
      <p>No notes yet</p>
    </>
  );
  const notes = () => Promise.resolve({ default: Notes });
  const answer = () =>
    isUp() ? Promise.resolve({ routes: { notes } }) : Promise.reject(new Error('no network'));
  const module = new RemoteModule({
    entry,
    origin: 'live',
    source: { preload: () => undefined, load: answer },
  });
  const load = new RemoteLoad(module, 'route', 'notes');
  const show = () => render(<RemoteBoundary load={load} title="Notes" minHeight={100} />);
  return { show, ...show() };
}

/** A remote whose code throws when it is rendered, until it is mended. */
function crashingLoad() {
  const crash = { isMended: false };
  const Notes = () => {
    if (!crash.isMended) throw new Error('thrown by the test');
    return <p>No notes yet</p>;
  };
  const answer = () => Promise.resolve({ routes: { notes: () => Promise.resolve({ default: Notes }) } });
  const module = new RemoteModule({
    entry,
    origin: 'live',
    source: { preload: () => undefined, load: answer },
  });
  const load = new RemoteLoad(module, 'route', 'notes');
  return { crash, module, load };
}

it('[KA2] [FT12] a screen that crashes takes its clock out of the title', async () => {
  const { crash, load } = crashingLoad();
  crash.isMended = true;
  const { rerender } = render(<RemoteBoundary load={load} title="Notes" minHeight={100} />);
  await pass(0);
  document.title = '17:42 · Focus · Dayloom';
  crash.isMended = false;
  rerender(<RemoteBoundary load={load} title="Notes" minHeight={90} />);
  screen.getByRole('button', { name: 'Try again' });
  expect(document.title).toBe('Notes · Dayloom');
});

const card = 'This part is not available: there is no network.';

it('[MO2, MO3, KA2] says that there is no network, under the heading of the screen, and shows the part when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openRemote();
  await pass(0);
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain(card);
  expect(screen.getByRole('heading', { level: 1, name: 'Notes' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.getByText('No notes yet')).toBeTruthy();
  expect(screen.queryByText(card)).toBeNull();
});

it('[MO3] is shown when the user returns to it after the network is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { show, unmount } = openRemote();
  await pass(4_000);
  unmount();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  show();
  expect(screen.getByText('No notes yet')).toBeTruthy();
});

const again = () => screen.getByRole('button', { name: 'Try again' });

it("[KA1][MO3] the focus stays on 'Try again' while it retries and after it failed, and moves to the part's heading when it is loaded", async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let isUp = false;
  openRemote(() => isUp);
  await pass(4_000);
  again().focus();
  fireEvent.click(again());
  await pass(100);
  expect(again().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(again());
  await pass(4_000);
  expect(again().getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(again());
  isUp = true;
  fireEvent.click(again());
  await pass(0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' }));
});

it('[KA1] when the focused element leaves the part, the heading gets the focus; a focus elsewhere stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<button>Elsewhere</button>);
  const { container } = openRemote();
  await pass(0);
  const row = document.createElement('button');
  const part = container.firstElementChild!;
  part.append(row);
  row.focus();
  row.remove();
  await pass(0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' }));
  part.append(row);
  row.focus();
  screen.getByText('Elsewhere').focus();
  row.remove();
  await pass(0);
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

it("[KA1][MO4] a part that crashes again leaves the focus on its 'Try again'", async () => {
  const { load } = crashingLoad();
  render(<RemoteBoundary load={load} title="Notes" minHeight={100} />);
  await pass(0);
  again().focus();
  fireEvent.click(again());
  await pass(0);
  expect(document.activeElement).toBe(again());
});

it('[MO4, MO13] a part that crashes is noted with its version', async () => {
  const { load, module } = crashingLoad();
  render(<RemoteBoundary load={load} title="Notes" minHeight={100} />);
  await pass(0);
  expect(module.failures).toMatchObject([
    { version: '1.0.0', what: "route 'notes'", error: new Error('thrown by the test') },
  ]);
});

it('[MO4] a part that crashes offers a reload if there is a newer release, and runs the same code again otherwise', async () => {
  const { load, module, crash } = crashingLoad();
  let newest = entry;
  const beforeRetry = () => Promise.resolve(module.takeRelease(newest));
  render(<RemoteBoundary load={load} title="Notes" minHeight={100} beforeRetry={beforeRetry} />);
  await pass(0);
  crash.isMended = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('No notes yet')).toBeTruthy();

  cleanup();
  crash.isMended = false;
  newest = { ...entry, version: '1.1.0' };
  render(<RemoteBoundary load={load} title="Notes" minHeight={100} beforeRetry={beforeRetry} />);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain(
    'A newer version of this part is there',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it("[MO3] a screen's file that fails again on 'Try again' offers a reload if there is a newer release", async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const broken = () => Promise.reject(new Error('thrown by the test'));
  const module = new RemoteModule({
    entry,
    origin: 'live',
    source: { preload: () => undefined, load: () => Promise.resolve({ routes: { notes: broken } }) },
  });
  let newest = entry;
  const beforeRetry = () => Promise.resolve(module.takeRelease(newest));
  const load = new RemoteLoad(module, 'route', 'notes');
  render(<RemoteBoundary load={load} title="Notes" minHeight={100} beforeRetry={beforeRetry} />);
  await pass(4_000);
  fireEvent.click(again());
  await pass(4_000);
  expect(again()).toBeTruthy();
  newest = { ...entry, version: '1.1.0' };
  fireEvent.click(again());
  await pass(4_000);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('[ST6] a part is rendered again in another time zone', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const Hours = () => <p>{new Date('2026-03-10T12:00:00Z').getHours()}</p>;
  const hours = () => Promise.resolve({ default: Hours });
  const module = new RemoteModule({
    entry,
    origin: 'live',
    source: { preload: () => undefined, load: () => Promise.resolve({ routes: { hours } }) },
  });
  render(<RemoteBoundary load={new RemoteLoad(module, 'route', 'hours')} title="Hours" minHeight={100} />);
  await pass(0);
  expect(screen.getByText('13')).toBeTruthy();
  vi.stubEnv('TZ', 'America/New_York');
  await pass(60_000);
  expect(screen.getByText('8')).toBeTruthy();
});
