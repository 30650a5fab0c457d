// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.doUnmock('./parts.ts');
});

/** Makes requests of the code fail until the returned function is called. */
function breakNetwork() {
  const request = vi.fn(() => {
    throw new Error('offline');
  });
  vi.doMock('./parts.ts', request);
  return { request, repair: () => vi.doUnmock('./parts.ts') };
}

/** A screen whose code of dialogs and menus has not been requested. */
async function freshScreen() {
  const { loadLateParts } = await import('./late-parts.tsx');
  const { Dialog } = await import('./components.tsx');
  const { Menu } = await import('./menu.tsx');
  function Owner() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Add</button>
        <Dialog open={open} title="Add Work" onClose={() => setOpen(false)}>
          <input aria-label="Title" />
        </Dialog>
        <Menu label="More" items={[{ label: 'Delete', onSelect: () => {} }]} />
      </>
    );
  }
  const show = () => render(<Owner />);
  return { show, loadLateParts };
}

it('code that is loaded is rendered with the press', async () => {
  const { show, loadLateParts } = await freshScreen();
  await loadLateParts();
  show();
  act(() => screen.getByText('Add').click());
  expect(screen.getByRole('dialog', { name: 'Add Work' })).toBeTruthy();
});

it('nothing is requested before a press', async () => {
  const { request } = breakNetwork();
  const { show } = await freshScreen();
  show();
  expect(request).not.toHaveBeenCalled();
});

it('a press before the code is loaded requests it, and is kept', async () => {
  const { show } = await freshScreen();
  show();
  await userEvent.click(screen.getByText('Add'));
  expect(await screen.findByRole('dialog', { name: 'Add Work' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

it('an early press on a menu opens it with the focus on its first item', async () => {
  const { show } = await freshScreen();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(document.activeElement).toBe(item);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

it.each(['online', 'keydown'])(
  'a failed load leaves the screen as it is, and is repeated: %s',
  async (event) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { show } = await freshScreen();
    const { repair } = breakNetwork();
    show();
    await userEvent.click(screen.getByText('Add'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(screen.getByText('Add')).toBeTruthy();
    repair();
    dispatchEvent(new Event(event));
    expect(await screen.findByRole('dialog', { name: 'Add Work' })).toBeTruthy();
  },
);

it('a second press on a menu whose code cannot be loaded opens it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { show } = await freshScreen();
  const { repair } = breakNetwork();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  repair();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy();
});

it('a load that failed while idle is repeated by a press', async () => {
  const { show, loadLateParts } = await freshScreen();
  const { repair } = breakNetwork();
  await expect(loadLateParts()).rejects.toThrow();
  repair();
  show();
  await userEvent.click(screen.getByText('Add'));
  expect(await screen.findByRole('dialog', { name: 'Add Work' })).toBeTruthy();
});
