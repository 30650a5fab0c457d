import { fillingStore, TestFrame } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import descriptor from '../../module.json' with { type: 'json' };
import Calendar from '../calendar/calendar.tsx';
import { today } from './day-records.ts';

afterEach(cleanup);

interface Opened {
  readonly search?: string;
  readonly isBroken?: boolean;
  /** False if the works module is missing. */
  readonly withWorks?: boolean;
  /** If true, the device does not have all records until `complete` is called. */
  readonly isFilling?: boolean;
}

/** Opens `/calendar` on a Tuesday, 10 March 2026. */
export async function openCalendar(
  seed: NonNullable<NonNullable<Parameters<typeof shellWithFault>[0]>['seed']> = [],
  { search = '', isBroken = false, withWorks = true, isFilling = false }: Opened = {},
) {
  const world = await shellWithFault({ today, seed });
  if (isBroken) world.break();
  const { store, complete } = fillingStore(world.shell.store);
  const navigation = {
    ...world.shell.navigation,
    intent: (_: string, params?: Readonly<Record<string, string>>) =>
      withWorks ? `/work/${params?.['id']}?day=${params?.['day']}` : undefined,
  };
  render(
    <TestFrame
      shell={{ ...world.shell, navigation, ...(isFilling && { store }) }}
      descriptor={descriptor}
      path="/calendar"
      at={{ pathname: '/calendar', search }}
    >
      <Calendar />
    </TestFrame>,
  );
  return {
    ...world,
    complete,
    person: userEvent.setup(),
    toastTexts: () => world.shell.shown.map(({ message }) => message),
    address: () => screen.getByLabelText('address').textContent,
  };
}

/** The cell of a date, such as 'March 10'. */
export const cell = (day: string) =>
  screen.findByRole('gridcell', { name: new RegExp(`, ${day}(, (nothing|\\d+ items?))?$`) });
/** The same, after its items are loaded. */
export const readCell = (day: string) =>
  screen.findByRole('gridcell', { name: new RegExp(`, ${day}, (nothing|\\d+ items?)$`) });
