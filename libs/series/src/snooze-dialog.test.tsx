// @vitest-environment jsdom
import { type Instant, planDay } from '@dayloom/domain';
import { fill, press } from '@dayloom/testing/dialog-form';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SnoozeDialog } from './snooze-dialog.tsx';

afterEach(cleanup);

async function open(isStored = true) {
  const shell = await testShell({ today: planDay('2026-03-10') });
  const onChoose = vi.fn(async (_: Instant) => Promise.resolve(isStored));
  const onClose = vi.fn();
  render(
    <TestFrame shell={shell}>
      <SnoozeDialog title="Snooze Reminder" onChoose={onChoose} onClose={onClose} />
    </TestFrame>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze Reminder' }));
  return { onChoose, onClose, dialog };
}
const at = (local: string) => new Date(local).toISOString();

it('[NF32] each choice says its time, and the first one has the focus', async () => {
  const { dialog } = await open();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'In 30 minutes 12:30 PM',
    'In an hour 1:00 PM',
    'This evening 6:00 PM',
    'Tomorrow morning tomorrow, 9:00 AM',
    'Cancel',
    'Snooze',
  ]);
  expect(document.activeElement?.textContent).toContain('In 30 minutes');
});

it('[NF32] a choice is handed on and closes the dialog', async () => {
  const { onChoose, onClose } = await open();
  await press('Tomorrow morning tomorrow, 9:00 AM');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(at('2026-03-11T09:00'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('[NF32] what could not be stored leaves the dialog open', async () => {
  const { onChoose, onClose } = await open(false);
  await press('In an hour 1:00 PM');
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
});

it('[NF32] another time is refused while it is missing or has passed', async () => {
  const { onChoose, onClose, dialog } = await open();
  await press('Snooze');
  expect(dialog.getByText('Choose a date and a time')).toBeTruthy();
  fill('Date', '2026-03-10');
  fill('Time', '11:59');
  expect(dialog.getByText('This time has already passed')).toBeTruthy();
  await press('Snooze');
  expect(onChoose).not.toHaveBeenCalled();
  fill('Time', '12:01');
  await press('Snooze');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(at('2026-03-10T12:01'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
