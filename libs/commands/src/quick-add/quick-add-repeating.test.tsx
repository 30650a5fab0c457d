// @vitest-environment jsdom
import { clockTime, longDay, type PlanDay, timeText } from '@dayloom/domain';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openQuickAddPage } from '../testing/quick-add-page.tsx';

afterEach(cleanup);

const line = () => screen.getByRole<HTMLInputElement>('combobox');
const chips = () =>
  within(screen.getByRole('list', { name: 'Understood' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
/** Like a paste: key by key is slow here. */
const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const on = (day: string) => longDay(day as PlanDay);
/** In the format of this locale. */
const halfPastEight = timeText(clockTime('08:30'));
const everyFriday = `Every week on Friday, from ${on('2026-03-13')}, take back`;

it('[QA6] [QA2] a rule and its end show as chips, and Enter adds a series of tasks', async () => {
  const { person, shell, stored, toast } = await openQuickAddPage();
  type('Water plants every friday 10 times');
  expect(chips()).toEqual([everyFriday, '10 times, take back']);
  expect(screen.getByText(`Repeating task from ${on('2026-03-13')}`).role).toBe('status');
  await person.keyboard('{Enter}');
  const message = await toast(`Repeating task added from ${on('2026-03-13')}`);
  expect(message?.detail).toBe('Every week on Friday, 10 times: Water plants');
  expect(line().value).toBe('');
  expect(await stored('repeats')).toMatchObject([
    {
      userId: shell.user.id,
      makes: 'task',
      title: 'Water plants',
      first: '2026-03-13',
      rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=10',
    },
  ]);
  expect(await stored('tasks')).toEqual([]);
  await act(async () => message?.open?.());
  expect(address()).toBe('/today?day=2026-03-13');
});

it("[QA6] [QA4] with a time it is a series of reminders, which 'Open' shows and 'Undo' removes", async () => {
  const { person, stored, toast } = await openQuickAddPage();
  type('Stretch every weekday 8:30');
  expect(chips()).toEqual(['Every weekday, from tomorrow, take back', `${halfPastEight}, take back`]);
  await person.keyboard('{Enter}');
  const message = await toast(`Repeating reminder added from tomorrow, ${halfPastEight}`);
  const [series] = await stored('repeats');
  expect(series).toMatchObject({
    makes: 'reminder',
    title: 'Stretch',
    first: '2026-03-11',
    time: '08:30',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  });
  await act(async () => message?.open?.());
  expect(address()).toBe(`/reminders?reminder=${series?.id}&day=2026-03-11`);
  await message?.undo?.();
  expect(await stored('repeats')).toEqual([]);
});

it('[QA6] [QA2] the end is taken back alone, the rule with its end', async () => {
  const { person, stored } = await openQuickAddPage();
  type('Water plants every friday 10 times');
  await person.click(screen.getByRole('button', { name: '10 times, take back' }));
  expect(chips()).toEqual([everyFriday]);
  expect(screen.getByText('Water plants 10 times').tagName).toBe('BDI');
  await person.click(screen.getByRole('button', { name: everyFriday }));
  expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
  await person.keyboard('{Enter}');
  expect(await stored('tasks')).toMatchObject([
    { title: 'Water plants every friday 10 times', date: '2026-03-10' },
  ]);
  expect(await stored('repeats')).toEqual([]);
});

it('[QA2] what was taken back counts again after the line was emptied', async () => {
  const { person } = await openQuickAddPage();
  type('Gym every friday');
  await person.click(screen.getByRole('button', { name: everyFriday }));
  type('Run every friday');
  expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
  type('');
  type('Run every friday');
  expect(chips()).toEqual([everyFriday]);
});

it("[QA6] [RP14] a task of a work begins with the rule's first day within it", async () => {
  const { person, stored, toast } = await openQuickAddPage({ works: ['Garden'] });
  type('Dig every friday #garden');
  await waitFor(() => expect(chips()).toEqual([everyFriday, 'Garden, take back']));
  await person.keyboard('{Enter}');
  const message = await toast(`Repeating task added in Garden from ${on('2026-03-13')}`);
  expect(await stored('repeats')).toMatchObject([{ workId: 'w0', first: '2026-03-13' }]);
  await act(async () => message?.open?.());
  expect(address()).toBe('/work/w0?day=2026-03-13');
});

it('[QA6] [RP14] a series that begins after its work is refused until the work is taken back', async () => {
  const { person, stored, toast } = await openQuickAddPage({ works: ['Garden'] });
  const typed = 'Dig every 25th #garden';
  const sentence = `The first time, ${on('2026-03-25')}, is after the end of Garden`;
  type(typed);
  expect((await screen.findByText(sentence)).role).toBe('status');
  await person.keyboard('{Enter}');
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(line().getAttribute('aria-invalid')).toBe('true');
  expect([line().value, await stored('repeats')]).toEqual([typed, []]);
  await person.click(screen.getByRole('button', { name: 'Garden, take back' }));
  expect(screen.queryByText(sentence)).toBeNull();
  await person.keyboard('{Enter}');
  await toast(`Repeating task added from ${on('2026-03-25')}`);
  expect(await stored('repeats')).toMatchObject([{ title: 'Dig #garden', first: '2026-03-25' }]);
});

it("[QA6] [ST1] counts longer intervals by the user's weeks", async () => {
  document.documentElement.dataset['locale'] = 'fw-sat';
  onTestFinished(() => void delete document.documentElement.dataset['locale']);
  const { person, stored } = await openQuickAddPage();
  type('Dig every 2 weeks on sat and mon');
  await person.keyboard('{Enter}');
  expect(await stored('repeats')).toMatchObject([
    { rule: expect.stringMatching(/;WKST=SA$/) as string, first: '2026-03-14' },
  ]);
});

it('[QA6] [QA3] a rule that is not understood sets nothing and is named', async () => {
  const { person, stored } = await openQuickAddPage();
  type('Pay rent every 31 feb');
  expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
  screen.getByText('“every 31 feb” does not say clearly when it repeats. Task for the Inbox, without a day');
  await person.keyboard('{Enter}');
  expect(await stored('tasks')).toMatchObject([{ title: 'Pay rent every 31 feb' }]);
  expect(await stored('repeats')).toEqual([]);
});
