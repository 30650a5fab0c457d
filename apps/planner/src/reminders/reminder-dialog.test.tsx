// @vitest-environment jsdom
import { clockTime, limitOf, momentAt, reminders } from '@dayloom/domain';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import { addButton, openAddReminder, openReminders, reminderAt, rowsOf } from '../testing/reminder-form.tsx';
import { moveToZone } from '../testing/windows.ts';

const fillAll = (title = 'Call') => {
  fill('Reminder Title', title);
  fill('Date', tomorrow);
  fill('Time', '09:30');
};

describe('adding a reminder', () => {
  it('[RM14] starts with the title, day and time in the address, once', async () => {
    await openReminders([], { search: `new=Call%20Mira&day=${tomorrow}&time=08:15` });
    expect(['Reminder Title', 'Date', 'Time'].map((name) => field(name).value)).toEqual([
      'Call Mira',
      tomorrow,
      '08:15',
    ]);
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/reminders');
  });

  it('[RM14] ignores an invalid day and time in the address', async () => {
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

  it('[ST6] stores the typed time in the time zone to which the device has moved, and says so', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { stored } = await openAddReminder();
    fillAll();
    moveToZone('America/New_York');
    expect(
      dialog().getByText('The time zone of this device is now America/New York. Times are meant there.'),
    ).toBeTruthy();
    expect(field('Time').value).toBe('09:30');
    await press('Add Reminder');
    await closed();
    expect(await stored()).toMatchObject([{ dateTime: '2026-03-11T13:30:00.000Z' }]);
  });

  it('[RM2] Cancel closes it without a write', async () => {
    const { stored } = await openAddReminder();
    fillAll();
    await press('Cancel');
    await closed();
    expect(await stored()).toEqual([]);
    expect(document.activeElement).toBe(addButton());
  });

  it('[RM8] [RM9] [DA10] [ER29] adds it with exactly its fields, its time in UTC', async () => {
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

  it('[RM8] shows what a time becomes that daylight saving skips', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { stored } = await openAddReminder();
    fill('Reminder Title', 'Call');
    fill('Date', '2026-03-29');
    fill('Time', '02:30');
    expect(dialog().getByText('The clock skips this time on that day: it becomes 3:30 AM')).toBeTruthy();
    await press('Add Reminder');
    await closed();
    expect(await stored()).toMatchObject([{ dateTime: '2026-03-29T01:30:00.000Z' }]);
    expect(await rowsOf('Later')).toEqual(['CallSun, Mar 29, 3:30 AM']);
    vi.unstubAllEnvs();
  });

  it("[RM12] [KA1] a choice moves the focus to 'Add Reminder' if the title is filled in", async () => {
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

  it("[RM12] late in the evening 'This evening' is not offered", async () => {
    await openAddReminder([], { time: '22:00' });
    expect(dialog().queryByRole('button', { name: 'This evening' })).toBeNull();
    expect(dialog().getByRole('button', { name: 'Tomorrow 9:00' })).toBeTruthy();
  });

  it.each(['Reminder Title', 'Date', 'Time'])(
    '[RM3] [ER40] a missing %s shows a toast, writes nothing and keeps the input',
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

  it('[LM1] [LM5] accepts a title at its limit and rejects a longer one, without cutting it', async () => {
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
});

describe('editing a reminder', () => {
  it('[RM15] opens the reminder in the address, once', async () => {
    await openReminders([reminderAt('Plants', today, '19:00')], { search: 'reminder=Plants' });
    expect(await screen.findByRole('dialog', { name: 'Edit Reminder' })).toBeTruthy();
    expect(field('Reminder Title').value).toBe('Plants');
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/reminders');
    await press('Cancel');
    await closed();
  });

  it('[RM15] shows the list if that reminder does not exist', async () => {
    await openReminders([reminderAt('Plants', today, '19:00')], { search: 'reminder=gone' });
    expect(await rowsOf('Today')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  async function openEdit() {
    const world = await openReminders([reminderAt('Plants', today, '19:00')]);
    await world.person.click(await screen.findByRole('button', { name: 'Edit reminder' }));
    return world;
  }

  it('[RM10] [ER49] changes title, date and time and keeps the rest', async () => {
    const { shell, stored } = await openEdit();
    const [before] = await stored();
    expect(['Reminder Title', 'Date', 'Time'].map((name) => field(name).value)).toEqual([
      'Plants',
      today,
      '19:00',
    ]);
    fill('Reminder Title', 'Water the plants');
    fill('Date', tomorrow);
    fill('Time', '07:00');
    await press('Save Changes');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Reminder updated successfully' }]);
    expect(await stored()).toEqual([
      { ...before, title: 'Water the plants', dateTime: momentAt(tomorrow, clockTime('07:00')) },
    ]);
    expect(await rowsOf('Tomorrow')).toHaveLength(1);
  });

  it.each(['Reminder Title', 'Date', 'Time'])('[RM10] [RM3] [ER40] rejects a missing %s', async (name) => {
    const { stored, toastTexts } = await openEdit();
    const before = await stored();
    fill(name, '');
    await press('Save Changes');
    expect(toastTexts()).toEqual(['Please fill in all fields']);
    expect(await stored()).toEqual(before);
    expect(screen.getByRole('dialog', { name: 'Edit Reminder' })).toBeTruthy();
  });
});
