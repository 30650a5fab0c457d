import { type Change, dayOrderOn, orderChanges } from '@dayloom/data';
import type { PlanDay } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { taskOf, today } from './day-records.ts';
import { rowOf, titlesIn } from './open-today.tsx';

/** Three tasks, which a day that was not arranged shows as 'A', 'B', 'C'. */
export const abc = [taskOf('A'), taskOf('B'), taskOf('C')];

/** Arranges a day in this order of ids. */
export const inOrder = (order: string, day: PlanDay = today): readonly Change[] =>
  orderChanges(testUser.id, day, order);

/** The stored order of today. */
export const orderOf = async ({ store }: Pick<Shell, 'store'>) =>
  (await store.get(dayOrderOn(testUser.id, today))).records[0]?.order;

/** Waits until the open tasks have these titles, in this order. */
export const expectOpen = (...titles: readonly string[]) =>
  waitFor(async () => expect(await titlesIn('Open tasks')).toEqual(titles));

const places = ['Move up', 'Move down', 'To the top'];

/** The items of a row's menu that move the task in its list. */
export async function placesOf(person: UserEvent, title: string, list?: string) {
  await person.click((await rowOf(title, list)).getByRole('button', { name: 'Move task' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  await person.keyboard('{Escape}');
  return items.map(({ textContent }) => textContent).filter((text) => places.includes(text));
}

/** The tick of a row, which gets the focus. */
export async function focusTick(title: string) {
  const tick = (await rowOf(title)).getByRole('button', { name: 'Mark Done' });
  tick.focus();
  return tick;
}
