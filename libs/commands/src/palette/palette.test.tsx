// @vitest-environment jsdom
import { remove } from '@dayloom/data';
import { works } from '@dayloom/domain';
import { add, aWork } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address } from '../testing/commands-page.tsx';
import { definition, field, openPalette, watered } from '../testing/open-palette.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const groups = () =>
  screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the command palette', () => {
  it('[KA7] Ctrl-K opens it, also while typing, with screens and commands and their keys; Esc returns the focus', async () => {
    const { user } = await openPalette();
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.keyboard('{Control>}k{/Control}');
    expect(groups()).toEqual(['Go to', 'Commands']);
    expect(options().slice(0, 5)).toEqual([
      'HomeGthenH',
      'BedsGthenB',
      'NotificationsGthenI',
      'Water everythingW',
      'Add Bed',
    ]);
    expect(options()).toContain('Theme: Dark');
    expect(options()).not.toContain('Impossible');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  });

  it('[SH16] the search button of the header opens it too', async () => {
    const { user } = await openPalette();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(active()).toContain('Home');
  });

  it('[KA7] goes to a screen by its name and keeps it among the recents, which come first', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}bed{Enter}');
    expect(address()).toBe('/beds');
    await user.keyboard('{Control>}k{/Control}');
    expect(groups()).toEqual(['Recent', 'Go to', 'Commands']);
    expect(options().slice(0, 2)).toEqual(['BedsGthenB', 'HomeGthenH']);
  });

  it.each([
    { keys: 'rose{Enter}', end: '/bed/1' },
    { keys: 'rose{Enter}x{Backspace}', end: '/' },
  ])(
    '[KA7] Enter before anything was found opens the first result, unless more is typed: $keys leads to $end',
    async ({ keys, end }) => {
      let load = (_: typeof definition) => undefined as void;
      const { user } = await openPalette({ load: () => new Promise((resolve) => (load = resolve)) });
      await user.keyboard(`{Control>}k{/Control}${keys}`);
      load(definition);
      if (end === '/') await screen.findByRole('option', { name: 'RosePlant in bed 1' });
      await waitFor(() => expect(address()).toBe(end));
    },
  );

  it('[KA7] finds records by text, each with its kind and place, and opens one', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}ro');
    await user.click(await screen.findByRole('option', { name: 'RosePlant in bed 1' }));
    expect(address()).toBe('/bed/1');
    expect(JSON.parse(localStorage.getItem('dayloom.recents') ?? '')).toEqual({
      user: testUser.id,
      places: [{ to: '/bed/1', title: 'Rose', detail: 'Plant in bed 1' }],
    });
  });

  it('[KA7] [TR4] does not offer a recent place whose record was deleted', async () => {
    const places = ['Kept', 'Deleted'].map((id) => ({
      to: `/bed/${id}`,
      title: id,
      record: { collection: 'works', id },
    }));
    localStorage.setItem('dayloom.recents', JSON.stringify({ user: testUser.id, places }));
    const { user, shell } = await openPalette();
    await shell.store.commit(
      places.map(({ title }) => add(works, aWork(testUser.id, { id: title, workTitle: title }))),
    );
    await shell.store.commit([remove('works', 'Deleted')]);
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Deleted' })).toBeNull());
    screen.getByRole('option', { name: 'Kept' });
  });

  it('[KA7] runs a command of a module with its services, and switches the theme', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}water{Enter}');
    await waitFor(() => expect(watered.map(({ module }) => module.name)).toEqual(['garden']));
    await user.keyboard('{Control>}k{/Control}theme nat{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('nature');
  });

  it('[KA1] Up, Down, Home and End choose, and wrap at the ends', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}{ArrowDown}');
    expect(active()).toContain('Beds');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Log out');
    await user.keyboard('{Home}');
    expect(active()).toContain('Home');
    await user.keyboard('{End}');
    expect(active()).toBe('Log out');
  });

  it('[KA7] says so if nothing is found, whatever was typed', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    for (const typed of ['x'.repeat(5_000), '🪴🪴', 'שלום עולם', '( [ * \\']) {
      await user.clear(field());
      await user.click(field());
      await user.paste(typed);
      expect(await screen.findByText(typed)).toBeTruthy();
    }
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[MO5][KA7] a part that fails to load is named once; screens and commands are still shown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await openPalette({
      load: () => Promise.reject(new Error('gone')),
      more: [{ name: 'orchard', title: 'Orchard', contract: 99, routes: [{ path: '/trees' }] }],
    });
    await user.keyboard('{Control>}k{/Control}bed');
    expect(
      await screen.findByText('Garden is unavailable: its results (Plants, Tools) are missing.'),
    ).toBeTruthy();
    expect(screen.getByText('Orchard is unavailable: its screens and results are missing.')).toBeTruthy();
    expect(options()).toEqual(['BedsGthenB', 'Add Bed']);
  });

  it('[KA7] a source that fails does not affect the others', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}rake');
    expect(await screen.findByText('Garden is unavailable: its results (Tools) are missing.')).toBeTruthy();
    await user.clear(field());
    await user.keyboard('rose');
    expect(await screen.findByRole('option', { name: /Rose/ })).toBeTruthy();
  });

  it("[AU12] another user's recent places are not shown", async () => {
    localStorage.setItem(
      'dayloom.recents',
      JSON.stringify({ user: 'bo', places: [{ to: '/beds', title: 'Beds of Bo' }] }),
    );
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByText('Beds of Bo')).toBeNull();
  });
});
