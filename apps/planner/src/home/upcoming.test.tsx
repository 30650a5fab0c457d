// @vitest-environment jsdom
import { type Change, patch, remove } from '@dayloom/data';
import { addDays } from '@dayloom/domain';
import { fillingStore, TestFrame } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { today, tomorrow, yesterday } from '../testing/day-records.ts';
import { reminderAt, repeatingAt } from '../testing/reminder-form.tsx';
import { moveToZone } from '../testing/windows.ts';
import HomeUpcoming from './upcoming.tsx';

afterEach(cleanup);

async function open(seed: readonly Change[] = [], isBroken = false) {
  const world = await shellWithFault({ today, seed });
  if (isBroken) world.break();
  render(
    <TestFrame shell={world.shell}>
      <HomeUpcoming />
    </TestFrame>,
  );
  return world;
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Upcoming' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const expectRows = (...expected: string[]) => waitFor(async () => expect(await rows()).toEqual(expected));

const five = [
  reminderAt('Flight', addDays(today, 5), '12:00'),
  reminderAt('Plants', today, '19:00'),
  reminderAt('Dentist', yesterday, '09:00'),
  reminderAt('Card', tomorrow, '10:00'),
  reminderAt('Vitamins', today, '08:30'),
  reminderAt('Passport', addDays(today, 400), '09:00'),
];

it('[HM12] shows the next three at or after now, soonest first, no matter how far in the future', async () => {
  await open(five);
  await expectRows('PlantsToday, 7:00 PM', 'CardTomorrow, 10:00 AM', 'FlightSun, Mar 15, 12:00 PM');
});

it('[HM12] what is done gives way to the next ones, however many are done', async () => {
  const done = Array.from({ length: 120 }, (_, index) =>
    reminderAt(`Done ${index}`, today, '13:00', { completed: true }),
  );
  const { shell } = await open([...five, ...done]);
  await expectRows('PlantsToday, 7:00 PM', 'CardTomorrow, 10:00 AM', 'FlightSun, Mar 15, 12:00 PM');
  await shell.store.commit([patch('reminders', 'Plants', { completed: true })]);
  await expectRows('CardTomorrow, 10:00 AM', 'FlightSun, Mar 15, 12:00 PM', 'PassportApr 14, 2027, 9:00 AM');
});

it('[HM12] a due reminder disappears, and the next one appears', async () => {
  const { shell } = await open(five);
  await expectRows('PlantsToday, 7:00 PM', 'CardTomorrow, 10:00 AM', 'FlightSun, Mar 15, 12:00 PM');
  const wakeAt = (time: string) => {
    shell.setNow(new Date(`${today}T${time}`));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  wakeAt('19:00:00');
  expect((await rows())[0]).toBe('PlantsToday, 7:00 PM');
  wakeAt('19:00:01');
  await expectRows('CardTomorrow, 10:00 AM', 'FlightSun, Mar 15, 12:00 PM', 'PassportApr 14, 2027, 9:00 AM');
});

it('[HM12] [OF6] updates after a deletion, and when the day changes', async () => {
  const { shell } = await open(five);
  await rows();
  await shell.store.commit([remove('reminders', 'Plants')]);
  await expectRows('CardTomorrow, 10:00 AM', 'FlightSun, Mar 15, 12:00 PM', 'PassportApr 14, 2027, 9:00 AM');
  shell.setNow(new Date(`${tomorrow}T08:00`));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect((await rows())[0]).toBe('CardToday, 10:00 AM'));
});

it('[HM12] each links to the reminders, and so does the heading', async () => {
  await open(five);
  await rows();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(Array(4).fill('/reminders'));
  await userEvent.click(screen.getByRole('link', { name: 'Plants' }));
  expect(screen.getByLabelText('address').textContent).toBe('/reminders');
});

it('[HM14] [ER45] [ER46] shows that it is loading, and then that there is none', async () => {
  await open([reminderAt('Dentist', yesterday, '09:00')]);
  expect(screen.getByText('Loading...').closest('[role=status]')).toBeTruthy();
  expect(await screen.findByText('No upcoming reminders')).toBeTruthy();
});

it('[HM14] [ER28] reminders that cannot be loaded show one toast, and Retry loads them', async () => {
  const world = await open(five, true);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch reminders']);
  world.mend();
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(3);
});

it('[HM14] [DA35] while reminders are still loading, it does not say that there is none', async () => {
  const { shell } = await shellWithFault({ today });
  const { store, complete } = fillingStore(shell.store);
  render(
    <TestFrame shell={{ ...shell, store }}>
      <HomeUpcoming />
    </TestFrame>,
  );
  expect(await screen.findByText('Still loading')).toBeTruthy();
  expect(screen.queryByText('No upcoming reminders')).toBeNull();
  act(complete);
  expect(await screen.findByText('No upcoming reminders')).toBeTruthy();
});

it('[ST6] [HM12] shows the hours and days of another time zone', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  await open([reminderAt('Card', tomorrow, '04:00')]);
  await expectRows('CardTomorrow, 4:00 AM');
  moveToZone('America/New_York');
  await expectRows('CardToday, 11:00 PM');
});

describe('reminders that repeat', () => {
  it('[HM12][RP20] are among the next three, of each series one, with their sign', async () => {
    await open([
      ...five.slice(1, 2),
      repeatingAt('Pills', '21:00'),
      repeatingAt('Stretch', '08:00'),
      repeatingAt('Rent', '09:00', { rule: 'FREQ=MONTHLY;BYMONTHDAY=1' }),
    ]);
    await expectRows(
      'PlantsToday, 7:00 PM',
      'PillsRepeats: Every dayToday, 9:00 PM',
      'StretchRepeats: Every dayTomorrow, 8:00 AM',
    );
  });

  it('[HM12][RP20] [NF33] of which a day is done give way to their next time', async () => {
    await open([
      repeatingAt('Pills', '21:00'),
      reminderAt('Taken', today, '21:00', { completed: true, repeat: 'Pills', repeatDay: today }),
    ]);
    await expectRows('PillsRepeats: Every dayTomorrow, 9:00 PM');
  });

  it('[HM12][RP20] that are due give way to their next time', async () => {
    const { shell } = await open([repeatingAt('Pills', '21:00')]);
    await expectRows('PillsRepeats: Every dayToday, 9:00 PM');
    shell.setNow(new Date(`${today}T21:00:01`));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expectRows('PillsRepeats: Every dayTomorrow, 9:00 PM');
  });
});
