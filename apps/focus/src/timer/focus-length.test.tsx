// @vitest-environment jsdom
import { changeSettings, settingsOf } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';
import toggleFocus from './toggle-focus.ts';

afterEach(cleanup);

const time = () => screen.getByRole('timer').textContent;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const ownLength = () => screen.findByRole('spinbutton', { name: 'Custom length in minutes' });

async function open() {
  const world = await openTimer();
  const { store, user, clock } = world.shell;
  return {
    ...world,
    stored: async () => (await store.get(settingsOf(user.id))).records[0]?.focusMinutes,
    chooseElsewhere: (focusMinutes: number) =>
      act(() => store.commit(changeSettings(user.id, { focusMinutes }, nowOf(clock)))),
  };
}

describe('[FT15] the length of a focus session', () => {
  it('is 25 minutes until another one is chosen, and Reset returns to the chosen one', async () => {
    const { stored, pass, runs } = await open();
    await choose('50');
    await waitFor(() => expect(time()).toBe('50:00'));
    await waitFor(async () => expect(await stored()).toBe(50));
    await press('Start');
    await button('Pause');
    expect(screen.queryByRole('radio', { name: '50' })).toBeNull();
    pass(60);
    await waitFor(() => expect(time()).toBe('49:00'));
    expect(await runs()).toMatchObject([{ target: 3000 }]);
    await press('Reset');
    await waitFor(() => expect(time()).toBe('50:00'));
  });

  it('[FT4] saves a session of that length', async () => {
    const { pass, sessions } = await open();
    await choose('5');
    await press('Start');
    await button('Pause');
    pass(300);
    await waitFor(async () => expect(await sessions()).toMatchObject([{ duration: 300 }]));
  });

  it('can be any from 1 to 180 minutes', async () => {
    const { stored } = await open();
    await choose('Custom');
    const field = await ownLength();
    await userEvent.clear(field);
    await userEvent.type(field, '90');
    expect(time()).toBe('25:00');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(time()).toBe('1:30:00'));
    await waitFor(async () => expect(await stored()).toBe(90));
    expect(screen.queryByText('Choose 1 to 180 minutes')).toBeNull();
  });

  it.each(['0', '181', '1.5', '-5', ''])(
    "does not change when '%s' is typed, and shows an error",
    async (typed) => {
      const { stored, chooseElsewhere, runs } = await open();
      await chooseElsewhere(30);
      const field = await ownLength();
      await userEvent.clear(field);
      if (typed !== '') await userEvent.type(field, typed);
      expect(screen.getByText('Choose 1 to 180 minutes')).toBeTruthy();
      await press('Start');
      await button('Pause');
      expect(await runs()).toMatchObject([{ target: 1800 }]);
      expect([await stored(), time()]).toEqual([30, '30:00']);
    },
  );

  it('that was typed applies to a start right after it', async () => {
    const { runs } = await open();
    await choose('Custom');
    const field = await ownLength();
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await press('Start');
    await button('Pause');
    expect(await runs()).toMatchObject([{ target: 2400 }]);
  });

  it('follows the choice of another device, and applies to a start from the palette', async () => {
    const { shell, chooseElsewhere, runs } = await open();
    await button('Start');
    await chooseElsewhere(15);
    await waitFor(() => expect(time()).toBe('15:00'));
    await act(() => toggleFocus(shell));
    expect(await runs()).toMatchObject([{ target: 900 }]);
  });

  it('does not change when the choice cannot be saved, and shows an error', async () => {
    const world = await open();
    await button('Start');
    world.break();
    await choose('15');
    await waitFor(() => expect(world.toastTexts()).toContain('Failed to save your settings'));
    await waitFor(() => expect(time()).toBe('25:00'));
  });
});
