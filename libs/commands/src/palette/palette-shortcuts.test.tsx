// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address } from '../testing/commands-page.tsx';
import { field, openPalette } from '../testing/open-palette.tsx';

// However slow the machine is, the keys of a sequence follow at once.
beforeEach(() => void vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('keyboard shortcuts', () => {
  it('[KA8] lead to screens; of two with the same keys the first wins', async () => {
    const { user } = await openPalette();
    await user.keyboard('gb');
    expect(address()).toBe('/beds');
    await user.keyboard('gh');
    expect(address()).toBe('/');
  });

  it('[KA8] single keys do nothing while typing, in a dialog, or when they are turned off', async () => {
    const { user } = await openPalette();
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.keyboard('gb?');
    expect(address()).toBe('/');
    await user.click(screen.getByRole('heading', { name: 'A page' }));
    await user.keyboard('?');
    await user.keyboard('gb');
    expect(address()).toBe('/');
    await user.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}gb?');
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/', null]);
    await user.keyboard('{Control>}k{/Control}');
    expect(field()).toBeTruthy();
  });
});

describe('their list', () => {
  it('[KA8] words typed before it is noticed do not turn single keys off', async () => {
    const { user } = await openPalette();
    await user.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const single = within(list).getByRole('checkbox', { name: 'Single-key shortcuts' });
    expect(document.activeElement).not.toBe(single);
  });

  it("[KA8] '?' lists them by owner, and so does the palette; Esc returns the focus", async () => {
    const { user } = await openPalette();
    screen.getByRole('button', { name: 'Search' }).focus();
    await user.keyboard('{Control>}k{/Control}keyboard{Enter}');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const named = within(list)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(named).toEqual(['Everywhere', 'Garden']);
    expect(list.textContent).toContain('Water everythingW');
    expect(list.textContent).toContain('Let it rainSpace');
    expect(list.textContent).toContain('Raise a bedAlt↑');
    expect(list.textContent).not.toContain('Late');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  });
});
