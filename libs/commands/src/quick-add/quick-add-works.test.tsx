// @vitest-environment jsdom
import { clockTime, longDay, type PlanDay, timeText } from '@dayloom/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openQuickAddPage } from '../testing/quick-add-page.tsx';

afterEach(cleanup);

type Person = Awaited<ReturnType<typeof openQuickAddPage>>['person'];

const line = () => screen.getByRole<HTMLInputElement>('combobox');
const chips = () =>
  within(screen.getByRole('list', { name: 'Understood' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** Like a paste: key by key is slow here. */
const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
const on = (day: string) => longDay(day as PlanDay);
/** In the format of this locale. */
const twoOClock = timeText(clockTime('14:00'));

describe('a work', () => {
  const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);

  it('[QA3] is completed from the works by arrows and Enter', async () => {
    const { person, stored, toast } = await openQuickAddPage({
      works: ['Exam prep', 'Garden', 'Example site'],
    });
    type('Read #exa');
    await waitFor(() => expect(options().length).toBe(2));
    const [first, second] = screen.getAllByRole('option');
    expect(line().getAttribute('aria-activedescendant')).toBe(first?.id);
    await person.keyboard('{ArrowDown}');
    expect(line().getAttribute('aria-activedescendant')).toBe(second?.id);
    const title = second?.firstChild?.textContent;
    await person.keyboard('{Enter}');
    expect(line().value).toBe(`Read #${title} `);
    expect([options(), chips()]).toEqual([[], [`${title}, take back`]]);
    expect(await stored('tasks')).toEqual([]);
    type(`${line().value}tomorrow`);
    await person.keyboard('{Enter}');
    await toast(`Added to ${title}, tomorrow`);
    expect(await stored('tasks')).toMatchObject([{ title: 'Read', date: '2026-03-11' }]);
  });

  it.each([
    ['Tab', async (person: Person) => person.keyboard('{Tab}')],
    ['a press', async (person: Person) => person.click(screen.getByRole('option'))],
  ])('[QA3] is taken by %s, and the focus stays in the line', async (_way, take) => {
    const { person } = await openQuickAddPage({ works: ['Garden'] });
    type('Read #ga');
    await waitFor(() => expect(options()).toEqual(['Garden']));
    await take(person);
    expect([line().value, document.activeElement]).toEqual(['Read #Garden ', line()]);
  });

  it('[QA3] is left as typed by Esc, which closes the list first and the line next', async () => {
    const { person } = await openQuickAddPage({ works: ['Garden'] });
    type('Read #ga');
    await waitFor(() => expect(options()).toEqual(['Garden']));
    await person.keyboard('{Escape}');
    expect([options(), line().value]).toEqual([[], 'Read #ga']);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[QA3] is no part of a reminder and of its title, which is said', async () => {
    const { person, stored, toast } = await openQuickAddPage({ works: ['Garden'] });
    type('Call the shop #garden tomorrow at 14:00');
    await screen.findByText(`Reminder for tomorrow, ${twoOClock}, not in Garden`);
    await person.keyboard('{Enter}');
    await toast(`Reminder added to tomorrow, ${twoOClock}, not in Garden`);
    expect(await stored('reminders')).toMatchObject([{ title: 'Call the shop' }]);
    expect(await stored('tasks')).toEqual([]);
  });

  it('[QA4] whose plan does not hold the day is named', async () => {
    const { person, toast } = await openQuickAddPage({ works: ['Garden'] });
    type('Dig #garden 24 dec');
    await person.keyboard('{Enter}');
    const message = await toast(`Added to Garden, ${on('2026-12-24')}, outside its plan`);
    expect(message?.detail).toBe('Dig');
  });
});
