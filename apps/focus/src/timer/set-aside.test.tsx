// @vitest-environment jsdom
import { clocks, type ClockRun, type Instant } from '@dayloom/domain';
import { add, aClockRun } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const hour = 3600;
const time = () => screen.getByRole('timer').textContent;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

const noon = new Date('2026-03-10T12:00:00').getTime();
const ago = (seconds: number) => new Date(noon - seconds * 1000).toISOString() as Instant;
const startedAgo = (seconds: number, fields: Partial<ClockRun> = {}) =>
  add(clocks, aClockRun(testUser.id, { since: ago(seconds), createdAt: ago(seconds), ...fields }));

describe('[CK4] a clock that was set aside', () => {
  it('is saved in full, dated at its end, if that was more than a day ago and the user chooses so', async () => {
    const { sessions } = await openTimer({ seed: [startedAgo(1501 + 24 * hour, { about: 'Paint' })] });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The focus timer for “Paint” .Mar 9, .* ended more than a day ago/,
    );
    expect(await sessions()).toEqual([]);
    await press('Save');
    await button('Start');
    expect(await sessions()).toMatchObject([{ duration: 1500, createdAt: ago(1 + 24 * hour) }]);
  });

  it("is discarded without a session, and 'Undo' restores it", async () => {
    const { sessions, shell } = await openTimer({ seed: [startedAgo(30 * hour)] });
    await press('Discard');
    await button('Start');
    expect(await sessions()).toEqual([]);
    expect(shell.shown.at(-1)?.message).toBe('Session discarded');
    await shell.shown.at(-1)?.undo?.();
    await button('Save');
  });

  it('cannot be saved if it starts in the future', async () => {
    const { sessions } = await openTimer({ seed: [startedAgo(-2 * hour)] });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /has not come yet.* Discard it before the next start\./,
    );
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press('Discard');
    await button('Start');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await sessions()).toEqual([]);
  });

  it.each([' ', 'r'])('says what to do first when %j is pressed', async (key) => {
    const { toastTexts, runs } = await openTimer({ seed: [startedAgo(30 * hour, { about: 'Paint' })] });
    await button('Discard');
    await userEvent.keyboard(key);
    const sentence = 'The last focus timer was set aside: save or discard it on its screen first.';
    await waitFor(() => expect(toastTexts()).toEqual([sentence]));
    expect(await runs()).toHaveLength(1);
    expect(screen.queryByText(/Focus on/)).toBeNull();
  });

  it('[FT14] says so to a task that was to be focused on', async () => {
    const { toastTexts } = await openTimer({ seed: [startedAgo(-2 * hour)], at: '/timer?focus=Write' });
    const sentence = 'The last focus timer was set aside: discard it on its screen first.';
    await waitFor(() => expect(toastTexts()).toEqual([sentence]));
  });

  it('stays if storage rejects the answer', async () => {
    const world = await openTimer({ seed: [startedAgo(30 * hour)] });
    await button('Save');
    world.break();
    await press('Save');
    await waitFor(() => expect(world.toastTexts()).toContain('Failed to save session'));
    world.mend();
    await press('Save');
    await button('Start');
    expect(await world.sessions()).toHaveLength(1);
  });
});

describe('a stopwatch that runs while the device sleeps for eight hours', () => {
  async function slept(seconds = 8 * hour) {
    const world = await openTimer({ at: '/timer?tab=stopwatch' });
    await press('Start');
    await button('Pause');
    world.pass(600);
    await waitFor(() => expect(time()).toBe('10:00'));
    world.unmount();
    world.pass(seconds);
    world.open();
    return world;
  }

  it('[SW4] shows all of the time, says since when no page was open, and can stop at that time', async () => {
    const { sessions } = await slept();
    await screen.findByText(/^This device has not seen the stopwatch since .*12:10\sPM\.$/);
    expect(time()).toBe('8:10:00');
    await press('Stop at that moment');
    await waitFor(() => expect(time()).toBe('00:00'));
    expect(await sessions()).toMatchObject([{ duration: 600, createdAt: ago(-600) }]);
  });

  it('[SW4] can stop at that time after a pause too', async () => {
    const { sessions } = await slept();
    await press('Pause');
    await button('Continue');
    await press('Stop at that moment');
    await waitFor(() => expect(time()).toBe('00:00'));
    expect(await sessions()).toMatchObject([{ duration: 600 }]);
  });

  it("[SW4] counts all of the time after 'Keep all', and does not ask again", async () => {
    const world = await slept();
    await press('Keep all');
    expect(screen.queryByRole('button', { name: 'Keep all' })).toBeNull();
    world.pass(60);
    await press('Stop');
    await waitFor(async () => expect(await world.sessions()).toMatchObject([{ duration: 8 * hour + 660 }]));
  });

  it('[SW4] does not ask after less than an hour', async () => {
    await slept(hour - 60);
    await button('Pause');
    await waitFor(() => expect(time()).toBe('1:09:00'));
    expect(screen.queryByRole('button', { name: 'Keep all' })).toBeNull();
  });

  it('[CK4] [SW4] keeps the time until a page was last open, if that was more than a day ago', async () => {
    const { sessions } = await slept(30 * hour);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /more than a day.*12:10\sPM, when this device/,
    );
    await press('Save');
    await button('Start');
    expect(await sessions()).toMatchObject([{ duration: 600, createdAt: ago(-600) }]);
  });
});

it('[ER22] a session that cannot be saved is kept and offered again', async () => {
  const world = await openTimer();
  await press('Start');
  await button('Pause');
  world.break();
  world.pass(1500);
  await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to save session']));
  expect(time()).toBe('00:00');
  await press('Save again');
  await waitFor(() => expect(world.toastTexts()).toHaveLength(2));
  world.mend();
  await press('Save again');
  await waitFor(() => expect(world.toastTexts().at(-1)).toBe('Focus session saved'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save again' })).toBeNull());
  expect(await world.sessions()).toMatchObject([{ duration: 1500 }]);
});
