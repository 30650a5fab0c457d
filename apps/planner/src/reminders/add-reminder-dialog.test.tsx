// @vitest-environment jsdom
import { clockTime, limitOf, momentAt, reminders } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import {
  addButton,
  closed,
  dialog,
  field,
  fill,
  openAddReminder,
  openReminders,
  press,
  rowsOf,
} from '../testing/reminder-form.tsx';

const fillAll = (title = 'Call') => {
  fill('Reminder Title', title);
  fill('Date', tomorrow);
  fill('Time', '09:30');
};

describe('adding a reminder', () => {
  it('[RM14] begins with the title, day and time that the address asks for, once', async () => {
    await openReminders([], { search: `new=Call%20Mira&day=${tomorrow}&time=08:15` });
    expect(['Reminder Title', 'Date', 'Time'].map((name) => field(name).value)).toEqual([
      'Call Mira',
      tomorrow,
      '08:15',
    ]);
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/reminders');
  });

  it('[RM14] leaves out a day and a time of the address that are none', async () => {
    await openReminders([], { search: 'new=Call&day=soon&time=25:00' });
    expect([field('Date').value, field('Time').value]).toEqual(['', '']);
  });

  it("[RM1] [RM2] 'Add Reminder' opens 'Add New Reminder' with title, date and time", async () => {
    await openAddReminder();
    expect(screen.getByRole('dialog', { name: 'Add New Reminder' })).toBeTruthy();
    expect(['Reminder Title', 'Date', 'Time'].map((name) => [field(name).type, field(name).value])).toEqual([
      ['text', ''],
      ['date', ''],
      ['time', ''],
    ]);
    expect(document.activeElement).toBe(field('Reminder Title'));
  });

  it('[RM2] Cancel closes it without a write', async () => {
    const { stored } = await openAddReminder();
    fillAll();
    await press('Cancel');
    await closed();
    expect(await stored()).toEqual([]);
    expect(document.activeElement).toBe(addButton());
  });

  it('[RM8] [RM9] [DA10] [ER29] adds it with exactly its fields, its moment in UTC', async () => {
    const { shell, stored } = await openAddReminder();
    fillAll('  Call the dentist ');
    await press('Add Reminder');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Reminder added successfully' }]);
    const [reminder] = await stored();
    expect(reminder).toEqual({
      id: reminder?.id,
      userId: testUser.id,
      title: 'Call the dentist',
      dateTime: momentAt(tomorrow, clockTime('09:30')),
      completed: false,
      createdAt: shell.clock.now().toISOString(),
    });
    expect(await rowsOf('Tomorrow')).toHaveLength(1);
  });

  it('[RM7] one in the past can be added', async () => {
    const { stored } = await openAddReminder();
    fillAll();
    fill('Date', yesterday);
    await press('Add Reminder');
    await closed();
    expect(await stored()).toHaveLength(1);
    expect(await rowsOf('Past')).toHaveLength(1);
  });

  it.each([
    ['In 1 hour', today, '13:00'],
    ['This evening', today, '19:00'],
    ['Tomorrow 9:00', tomorrow, '09:00'],
  ])('[RM12] %s fills in date and time', async (choice, date, time) => {
    const { stored } = await openAddReminder();
    fill('Reminder Title', 'Call');
    await press(choice);
    expect([field('Date').value, field('Time').value]).toEqual([date, time]);
    expect(dialog().getByRole('button', { name: choice }).getAttribute('aria-pressed')).toBe('true');
    await press('Add Reminder');
    await closed();
    expect(await stored()).toMatchObject([{ dateTime: momentAt(date, clockTime(time)) }]);
  });

  it.each(['Add Reminder', 'Cancel'])("[ER40] what it told of a refusal goes with '%s'", async (name) => {
    const { shell } = await openAddReminder();
    await press('Add Reminder');
    expect(shell.takenBack).toEqual([]);
    fillAll();
    await press(name);
    await closed();
    expect(shell.takenBack).toEqual(['Please fill in all fields']);
  });

  it("[RM12] [KA1] a choice goes on to 'Add Reminder' once the title is there", async () => {
    const { person, stored } = await openAddReminder();
    await press('In 1 hour');
    expect(document.activeElement?.textContent).toBe('In 1 hour');
    fill('Reminder Title', 'Call');
    dialog().getByRole('button', { name: 'Tomorrow 9:00' }).focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Add Reminder');
    expect(await stored()).toEqual([]);
    await person.keyboard('{Enter}');
    await closed();
    expect(await stored()).toMatchObject([{ dateTime: momentAt(tomorrow, clockTime('09:00')) }]);
  });

  it('[RM12] late in the evening this evening is not offered', async () => {
    await openAddReminder([], { time: '22:00' });
    expect(dialog().queryByRole('button', { name: 'This evening' })).toBeNull();
    expect(dialog().getByRole('button', { name: 'Tomorrow 9:00' })).toBeTruthy();
  });

  it.each(['Reminder Title', 'Date', 'Time'])(
    '[RM3] [ER40] a missing %s is a toast, writes nothing and keeps the input',
    async (name) => {
      const { shell, stored } = await openAddReminder();
      fillAll();
      fill(name, name === 'Reminder Title' ? '   ' : '');
      await press('Add Reminder');
      expect(shell.shown).toEqual([{ kind: 'error', message: 'Please fill in all fields' }]);
      expect(document.activeElement).toBe(field(name));
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      const other = name === 'Date' ? 'Time' : 'Date';
      expect(field(other).value).not.toBe('');
      expect(await stored()).toEqual([]);
    },
  );

  it('[LM1] [LM5] accepts a title at its limit and refuses one more, uncut', async () => {
    const limit = limitOf(reminders, 'title');
    const { shell, stored } = await openAddReminder();
    fillAll('x'.repeat(limit + 1));
    await press('Add Reminder');
    expect(shell.shown[0]?.message).toBe(`Reminder Title must be at most ${limit} characters`);
    expect(field('Reminder Title').value).toHaveLength(limit + 1);
    expect(await stored()).toEqual([]);
    fill('Reminder Title', 'x'.repeat(limit));
    await press('Add Reminder');
    await closed();
    expect(await stored()).toHaveLength(1);
  });

  it('[NT8] Esc keeps what was typed, Cancel drops it and offers to take that back', async () => {
    const { shell, person, told } = await openAddReminder();
    fillAll();
    await person.keyboard('{Escape}');
    await closed();
    await person.click(addButton());
    await waitFor(() => expect(field('Reminder Title').value).toBe('Call'));
    expect([field('Date').value, field('Time').value]).toEqual([tomorrow, '09:30']);
    await press('Cancel');
    expect(told()).toEqual(['Draft dropped']);
    await shell.shown[0]?.undo?.();
    await person.click(addButton());
    await waitFor(() => expect(field('Reminder Title').value).toBe('Call'));
  });

  it('[OF11] pressing the button many times makes one reminder', async () => {
    const { stored } = await openAddReminder();
    fillAll();
    const submit = dialog().getByRole('button', { name: 'Add Reminder' });
    for (let press = 0; press < 3; press += 1) fireEvent.click(submit);
    await closed();
    expect(await stored()).toHaveLength(1);
  });

  it('[ER29] [OF11] a failed save says so and keeps the dialog; saving again makes one reminder', async () => {
    const world = await openAddReminder();
    fillAll();
    world.break();
    await press('Add Reminder');
    await waitFor(() => expect(world.told()).toEqual(['Failed to add reminder']));
    expect(field('Reminder Title').value).toBe('Call');
    world.mend();
    await press('Add Reminder');
    await closed();
    expect(await world.stored()).toHaveLength(1);
  });
});
