// @vitest-environment jsdom
import { type Change, create, meditationsOf, meditationStatsOf } from '@dayloom/data';
import { type ClockRun, instantOf } from '@dayloom/domain';
import { useTitle } from '@dayloom/platform';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import descriptor from '../../module.json';
import Clock from './clock.tsx';

afterEach(cleanup);

const at = (text: string) => instantOf(new Date(text));

const aRun = (fields: Partial<ClockRun> = {}): Change =>
  create('clocks', 'r1', {
    userId: testUser.id,
    kind: 'meditation',
    phase: 'running',
    since: at('2026-03-10T11:56:48'),
    elapsed: 0,
    target: 600,
    createdAt: at('2026-03-10T11:56:48'),
    ...fields,
  });

function Screen() {
  useTitle('The screen');
  return <p>The screen</p>;
}

async function open(seed: readonly Change[], path = '/notes') {
  const shell = await testShell({ seed });
  render(
    <TestFrame shell={shell} descriptor={descriptor} at={path}>
      <Clock />
      <Screen />
    </TestFrame>,
  );
  await screen.findByText('The screen');
  return shell;
}

it('[CK1] other screens show a running meditation with its time, and link back to it', async () => {
  await open([aRun()]);
  const link = await screen.findByRole('link', { name: 'Meditation runs, 3 minutes' });
  await userEvent.click(link);
  expect(screen.getByLabelText('address').textContent).toBe('/meditation');
  expect(screen.queryByRole('link')).toBeNull();
});

it('[FT12] the title of another screen begins with its remaining minutes while it runs', async () => {
  await open([aRun()]);
  await waitFor(() => expect(document.title).toBe('6 min · The screen · Dayloom'));
  cleanup();
  await open([aRun({ phase: 'paused', elapsed: 65_000 })]);
  await screen.findByRole('link');
  expect(document.title).toBe('The screen · Dayloom');
});

it('[CK4] a meditation that was set aside is reported, and shows no time', async () => {
  const shell = await open([aRun({ since: at('2026-03-08T11:00'), createdAt: at('2026-03-08T11:00') })]);
  await waitFor(() =>
    expect(shell.shown).toMatchObject([
      {
        kind: 'warning',
        message: expect.stringMatching(/^The meditation .Mar 8, .* ended more than a day ago/),
      },
    ]),
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('[CK1] a paused meditation is shown as paused', async () => {
  await open([aRun({ phase: 'paused', elapsed: 65_000 })]);
  expect(await screen.findByRole('link', { name: 'Meditation paused at 01:05' })).toBeTruthy();
});

it('[MD5] [CK2] [ER32] it is saved on other screens too, once, and then disappears', async () => {
  const shell = await open([aRun()]);
  await screen.findByRole('link');
  shell.setNow(new Date('2026-03-10T12:07:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() =>
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Meditation session saved' }]),
  );
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect((await shell.store.get(meditationsOf(testUser.id))).records).toMatchObject([{ duration: 600 }]);
  expect((await shell.store.get(meditationStatsOf(testUser.id))).records).toMatchObject([
    { totalSessions: 1 },
  ]);
});

it('[CK1] nothing is shown without a meditation, nor for another clock', async () => {
  await open([aRun({ kind: 'focus', target: 1500 })]);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('link')).toBeNull();
});
