// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { DeleteButton } from './delete-button.tsx';
import { IconButton } from './icon-button.tsx';
import { Segmented } from './segmented.tsx';
import { TaskCheck } from './task-check.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('does nothing while pending, and keeps the focus', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(
      <Button pending onClick={press}>
        Save
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.disabled).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('does not submit a form a second time while pending', async () => {
    const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" pending>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('with an icon is named by its label', () => {
    render(<IconButton label="Delete task" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Delete task' }).title).toBe('Delete task');
  });
});

it('a trash button counts a key that is kept down as one press', () => {
  const deleted = vi.fn();
  render(<DeleteButton label="Delete note" onDelete={deleted} />);
  const button = screen.getByRole('button', { name: 'Delete note' });
  fireEvent.click(button);
  expect(deleted.mock.calls).toEqual([[button]]);
  // `preventDefault` on the key event prevents the press.
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

it("[WD9] an incomplete task offers 'Mark Done', and pressing it requests the other state", async () => {
  const toggle = vi.fn();
  render(<TaskCheck done={false} label="Mark Done" onToggle={toggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark Done' }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

it('[KA1] a segmented control is one radio group with arrow keys', async () => {
  const chosen = vi.fn();
  const options = [
    { value: 'all', label: 'All' },
    { value: 'high', label: 'High', glyph: '▲' },
  ] as const;
  render(<Segmented label="Priority" options={options} value="all" onChange={chosen} />);
  expect(screen.getByRole('radiogroup', { name: 'Priority' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'High' }));
  expect(chosen.mock.calls).toEqual([['high']]);
});

it('one option can be disabled while the others are not', async () => {
  const chosen = vi.fn();
  const minutes = [
    { value: '10', label: '10', disabled: true },
    { value: '15', label: '15' },
  ];
  render(<Segmented label="Minutes" options={minutes} value="15" onChange={chosen} />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect([radio('10').disabled, radio('15').disabled]).toEqual([true, false]);
  await userEvent.click(radio('10'));
  expect(chosen).not.toHaveBeenCalled();
});
