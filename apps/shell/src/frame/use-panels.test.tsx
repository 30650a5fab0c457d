// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./header-panels.ts', () => {
    throw new Error('offline');
  });
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./header-panels.ts');
});

async function openHeader() {
  const { usePanels } = await import('./use-panels.ts');
  const { toasts } = await import('@dayloom/toasts');
  const reported = vi.spyOn(toasts, 'error').mockReturnValue();
  function Header() {
    const [open, setOpen] = useState(false);
    const panels = usePanels(open, () => setOpen(false));
    return (
      <>
        <button aria-expanded={open} onClick={() => setOpen(true)}>
          Menu
        </button>
        {panels && 'Panel'}
      </>
    );
  }
  render(<Header />);
  return reported;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Menu' }));

it('a panel that cannot be loaded is closed and reported, and the next press tries again', async () => {
  const reported = await openHeader();
  await press();
  await screen.findByRole('button', { expanded: false });
  expect(reported).toHaveBeenCalledExactlyOnceWith('The menu cannot be opened', expect.anything());
  vi.doMock('./header-panels.ts', () => ({}));
  await press();
  expect(await screen.findByText('Panel')).toBeTruthy();
});
