// @vitest-environment jsdom
import { patch, remove } from '@dayloom/data';
import { clockTime, momentAt, reminders } from '@dayloom/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { today, tomorrow } from '../testing/day-records.ts';
import { closed, field, fill, openReminders, press, reminderAt, rowsOf } from '../testing/reminder-form.tsx';

describe('editing a reminder', () => {
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

  it('[DA36] keeps what was changed elsewhere meanwhile', async () => {
    const { shell, stored } = await openEdit();
    const moved = momentAt(tomorrow, clockTime('08:00'));
    await shell.store.commit([patch(reminders, 'Plants', { dateTime: moved })]);
    fill('Reminder Title', 'Water the plants');
    await press('Save Changes');
    await closed();
    expect(await stored()).toMatchObject([{ title: 'Water the plants', dateTime: moved }]);
  });

  it('[DA36] closes without a write when nothing was changed', async () => {
    const { stored, told } = await openEdit();
    const before = await stored();
    await press('Save Changes');
    await closed();
    expect([await stored(), told()]).toEqual([before, []]);
  });

  it.each(['Reminder Title', 'Date', 'Time'])('[RM10] [RM3] [ER40] refuses a missing %s', async (name) => {
    const { stored, told } = await openEdit();
    const before = await stored();
    fill(name, '');
    await press('Save Changes');
    expect(told()).toEqual(['Please fill in all fields']);
    expect(await stored()).toEqual(before);
    expect(screen.getByRole('dialog', { name: 'Edit Reminder' })).toBeTruthy();
  });

  it('[ER49] [SH18] a failed edit says so, and keeps and holds the input', async () => {
    const world = await openEdit();
    fill('Reminder Title', 'Another');
    world.break();
    await press('Save Changes');
    await waitFor(() => expect(world.told()).toEqual(['Failed to update reminder']));
    expect(field('Reminder Title').value).toBe('Another');
    expect([...world.shell.unsaved]).toEqual(['the reminder']);
    await press('Cancel');
    await closed();
  });

  it('[NT8] one that was deleted elsewhere says so and keeps what was typed', async () => {
    const { shell } = await openEdit();
    fill('Reminder Title', 'Typed meanwhile');
    await shell.store.commit([remove(reminders, 'Plants')]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This reminder was deleted meanwhile/);
    expect(field('Reminder Title').value).toBe('Typed meanwhile');
  });
});
