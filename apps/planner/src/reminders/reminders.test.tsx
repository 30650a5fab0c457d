// @vitest-environment jsdom
import type { Change } from '@dayloom/data';
import { addDays } from '@dayloom/domain';
import { fillingStore, TestFrame } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import { addButton, figure, openReminders, reminderAt, rowsOf } from '../testing/reminder-form.tsx';
import { moveToZone } from '../testing/windows.ts';
import Reminders from './reminders.tsx';

const seven = (): Change[] => [
  reminderAt('Flight', addDays(today, 5), '12:00'),
  reminderAt('Plants', today, '19:00'),
  reminderAt('Dentist', yesterday, '09:00'),
  reminderAt('Card', tomorrow, '10:00'),
  reminderAt('Vitamins', today, '08:30'),
  reminderAt('Books', addDays(today, -3), '18:00'),
  reminderAt('Chapter', addDays(today, 2), '16:45'),
];
const figures = () => ['Total Reminders', 'Upcoming', "Today's Reminders"].map(figure);
const hasPassed = (title: string) => screen.getByText(title).closest('li')?.dataset['passed'];
const deleteButton = (title: string) =>
  within(screen.getByText(title).closest('li')!).getByRole('button', { name: 'Delete reminder' });

describe('the reminders screen', () => {
  it("[RM1] is titled 'Quick Reminders'", async () => {
    await openReminders();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quick Reminders');
    expect(addButton()).toBeTruthy();
  });

  it('[RM4] [RM13] shows title, local date and time in groups, soonest first, and earlier days last', async () => {
    await openReminders(seven());
    expect(await rowsOf('Today')).toEqual(['VitaminsTue, Mar 10, 8:30 AM', 'PlantsTue, Mar 10, 7:00 PM']);
    expect(await rowsOf('Tomorrow')).toEqual(['CardWed, Mar 11, 10:00 AM']);
    expect(await rowsOf('Later')).toEqual(['ChapterThu, Mar 12, 4:45 PM', 'FlightSun, Mar 15, 12:00 PM']);
    expect(await rowsOf('Past')).toEqual(['DentistMon, Mar 9, 9:00 AM', 'BooksSat, Mar 7, 6:00 PM']);
    expect(screen.getAllByRole('button', { name: 'Delete reminder' })).toHaveLength(7);
  });

  it('[RM4] shows the year if it is not the current one', async () => {
    await openReminders([reminderAt('Passport', addDays(today, 400), '09:00')]);
    expect(await rowsOf('Later')).toEqual(['PassportApr 14, 2027, 9:00 AM']);
  });

  it('[RM5] [ER46] without reminders it shows an empty state, from which the first one is added', async () => {
    const { person } = await openReminders();
    await screen.findByText('No reminders yet');
    await person.click(screen.getByRole('button', { name: 'Add Your First Reminder' }));
    expect(screen.getByRole('dialog', { name: 'Add New Reminder' })).toBeTruthy();
  });

  it("[RM6] counts all, upcoming and today's reminders", async () => {
    await openReminders(seven());
    await waitFor(() => expect(figures()).toEqual(['7', '4', '2']));
  });

  it("[RM6] [RM13] at its minute a reminder is muted, but still counts as today's", async () => {
    const { shell } = await openReminders([reminderAt('Plants', today, '19:00')]);
    await waitFor(() => expect(figures()).toEqual(['1', '1', '1']));
    expect(hasPassed('Plants')).toBe('false');
    shell.setNow(new Date(`${today}T19:01`));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(figures()).toEqual(['1', '0', '1']));
    expect([await rowsOf('Today'), hasPassed('Plants')]).toEqual([['PlantsTue, Mar 10, 7:00 PM'], 'true']);
  });

  it("[RM6] [RM13] [ST2] the groups change at the start of the user's day", async () => {
    const { shell } = await openReminders(
      [reminderAt('Taxi', tomorrow, '01:00'), reminderAt('Card', tomorrow, '10:00')],
      { dayStart: 4 },
    );
    expect(await rowsOf('Today')).toEqual(['TaxiWed, Mar 11, 1:00 AM']);
    expect(await rowsOf('Tomorrow')).toEqual(['CardWed, Mar 11, 10:00 AM']);
    await waitFor(() => expect(figures()).toEqual(['2', '2', '1']));
    shell.setNow(new Date(`${tomorrow}T04:00`));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await rowsOf('Past')).toEqual(['TaxiWed, Mar 11, 1:00 AM']);
    expect(await rowsOf('Today')).toEqual(['CardWed, Mar 11, 10:00 AM']);
    await waitFor(() => expect(figures()).toEqual(['2', '1', '1']));
  });

  it('[RM11] [SH12] [SH13] [SH17] [ER30] a deleted reminder is restored unchanged', async () => {
    const { person, shell, stored, toastTexts } = await openReminders([reminderAt('Plants', today, '19:00')]);
    await screen.findByText('Plants');
    const before = await stored();
    await person.click(deleteButton('Plants'));
    await screen.findByText('No reminders yet');
    await waitFor(() => expect(toastTexts()).toEqual(['Reminder deleted successfully']));
    expect(await stored()).toEqual([]);
    expect(document.activeElement).toBe(addButton());
    expect(shell.shown[0]).toMatchObject({ detail: 'Plants' });
    await act(async () => shell.shown[0]?.undo?.());
    expect(await rowsOf('Today')).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  it('[ER30] a failed delete shows an error and keeps the reminder', async () => {
    const world = await openReminders([reminderAt('Plants', today, '19:00')]);
    await screen.findByText('Plants');
    world.break();
    await world.person.click(deleteButton('Plants'));
    await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to delete reminder']));
    expect(screen.getByText('Plants')).toBeTruthy();
  });

  it('[ER28] [ER46] reminders that cannot be loaded show one toast, and Retry loads them', async () => {
    const world = await openReminders(seven(), { isBroken: true });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(world.toastTexts()).toEqual(['Failed to fetch reminders']));
    world.mend();
    await world.person.click(retry);
    expect(await rowsOf('Today')).toHaveLength(2);
  });

  it('[DA35] while reminders are still loading, it shows neither figures nor an empty state', async () => {
    const { shell } = await shellWithFault({ today, seed: [] });
    const { store, complete } = fillingStore(shell.store);
    render(
      <TestFrame shell={{ ...shell, store }} at="/reminders">
        <Reminders />
      </TestFrame>,
    );
    await waitFor(() => expect(screen.getAllByText('Still loading')).toHaveLength(3 + 1));
    expect(screen.queryByText('No reminders yet')).toBeNull();
    act(complete);
    await screen.findByText('No reminders yet');
    await waitFor(() => expect(figures()).toEqual(['0', '0', '0']));
  });

  it('[DA21] reads both sides of today in windows of 50, counts all, and shows more on request', async () => {
    const many = (title: string, from: number) =>
      Array.from({ length: 60 }, (_, index) =>
        reminderAt(`${title} ${index}`, addDays(today, from), '12:00', { id: `${title}${index}` }),
      );
    await openReminders([...many('Old', -9), ...many('New', 9)]);
    await waitFor(() => expect(screen.getAllByText(/^New /)).toHaveLength(50));
    expect(screen.getAllByText(/^Old /)).toHaveLength(50);
    await waitFor(() => expect(figures()).toEqual(['120', '60', '0']));
    const [ahead] = screen.getAllByText('Show more');
    await userEvent.click(ahead!);
    await waitFor(() => expect(screen.getAllByText(/^New /)).toHaveLength(60));
    expect(screen.getAllByText(/^Old /)).toHaveLength(50);
    await userEvent.click(screen.getByText('Show more'));
    await waitFor(() => expect(screen.getAllByText(/^Old /)).toHaveLength(60));
    expect(screen.queryByText('Show more')).toBeNull();
  });
});

it('[ST6] [RM4] groups and times are those of another time zone', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  await openReminders([reminderAt('Card', tomorrow, '04:00')]);
  expect((await rowsOf('Tomorrow'))[0]).toContain('4:00 AM');
  moveToZone('America/New_York');
  expect((await rowsOf('Today'))[0]).toContain('11:00 PM');
});
