// @vitest-environment jsdom
import { type Checked, firstWeekday, type PlanDay, planDay } from '@dayloom/domain';
import { type RepeatRule, ruleText } from '@dayloom/domain/repeats';
import { localeAtom, useAtom, useForm } from '@dayloom/platform';
import { dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { Button, Dialog } from '@dayloom/ui';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { checkRepeat } from './check-repeat.ts';
import { newRepeatDraft, type RepeatDraft, type RepeatField } from './new-repeat-draft.ts';
import { RepeatFields } from './repeat-fields.tsx';

afterEach(cleanup);

/** The last day of its month, and its fifth Monday. */
const monday = planDay('2026-11-30');
const wednesday = planDay('2026-12-02');

interface FormProps {
  readonly initial: RepeatDraft;
  readonly day: PlanDay;
  readonly allowsNone: boolean;
  /** The choice of the user as a part of the locale. */
  readonly week: string;
  readonly save: (text: string) => void;
}

function Form({ initial, day, allowsNone, week, save }: FormProps) {
  const [locale, choose] = useAtom(localeAtom);
  useEffect(() => choose(week), [choose, week]);
  const check = (draft: RepeatDraft): Checked<RepeatRule | undefined, RepeatField> => {
    const checked = checkRepeat(draft, { day, weekStart: firstWeekday(locale) });
    return checked.ok ? { ok: true, fields: checked.rule } : checked;
  };
  const send = (rule: RepeatRule | undefined) => Promise.resolve(save(rule ? ruleText(rule) : 'none'));
  const form = useForm({ initial, check, send });
  return (
    <Dialog
      open
      title="Add"
      onClose={() => {}}
      onSubmit={form.submit}
      footer={<Button type="submit">Save</Button>}
    >
      <RepeatFields {...form} day={day} allowsNone={allowsNone} />
    </Dialog>
  );
}

interface Opening extends Partial<Pick<FormProps, 'day' | 'allowsNone' | 'week'>> {
  readonly draft?: Partial<RepeatDraft>;
}

async function open({ draft, day = monday, allowsNone = true, week = 'fw-mon' }: Opening = {}) {
  const shell = await testShell();
  const saved: string[] = [];
  const initial = { ...newRepeatDraft(), ...draft };
  const frame = (on: PlanDay) => (
    <TestFrame shell={shell}>
      <Form {...{ initial, allowsNone, week }} day={on} save={(text) => saved.push(text)} />
    </TestFrame>
  );
  const { rerender } = render(frame(day));
  return { saved, moveTo: (on: PlanDay) => rerender(frame(on)) };
}

const openCustom = (draft: Partial<RepeatDraft> = {}) => open({ draft: { repeats: 'custom', ...draft } });
const optionsOf = (name: string) =>
  Array.from(dialog().getByLabelText<HTMLSelectElement>(name).options, ({ text }) => text);
const labels = () => Array.from(document.querySelectorAll('dialog label'), ({ textContent }) => textContent);
const weekdays = () => dialog().getAllByRole<HTMLInputElement>('checkbox');
const toggle = (name: string) => userEvent.click(dialog().getByRole('checkbox', { name }));
const words = () => document.querySelector('dialog [aria-live=polite]')?.textContent.trim();

describe('what the form offers', () => {
  it('[RP5] offers in words how something on the chosen day repeats', async () => {
    await open();
    expect(optionsOf('Repeats')).toEqual([
      'Does not repeat',
      'Every day',
      'Every weekday',
      'Every week on Monday',
      'Every month on the 30th, or the last day of a shorter month',
      'Every month on the fifth Monday, where there is one',
      'Every month on the last Monday',
      'Every month on the last day',
      'Every year on Nov 30',
      'Custom…',
    ]);
  });

  it('[RP5] what always repeats has no choice to do otherwise, and days of another month have no last ones', async () => {
    await open({ day: wednesday, allowsNone: false, draft: { repeats: 'weekly' } });
    expect(optionsOf('Repeats')).toEqual([
      'Every day',
      'Every weekday',
      'Every week on Wednesday',
      'Every month on the 2nd',
      'Every month on the first Wednesday',
      'Every year on Dec 2',
      'Custom…',
    ]);
  });

  it('[RP5] what does not repeat has no further field', async () => {
    const { saved } = await open();
    expect([labels(), words()]).toEqual([['Repeats'], '']);
    await press('Save');
    expect(saved).toEqual(['none']);
  });

  it('[RP5] a choice has an end, which is never at first', async () => {
    const { saved } = await open();
    fill('Repeats', 'weekly');
    expect(labels()).toEqual(['Repeats', 'Ends']);
    expect(optionsOf('Ends')).toEqual(['Never', 'On a day', 'After … times']);
    await press('Save');
    expect(saved).toEqual(['FREQ=WEEKLY;BYDAY=MO']);
  });

  it.each([
    ['End day', { ends: 'until', value: '2026-12-24', inWords: 'Every day, until Dec 24, 2026' }],
    ['Times', { ends: 'times', value: '5', inWords: 'Every day, 5 times' }],
  ])("[RP5] an end has the field '%s'", async (name, { ends, value, inWords }) => {
    const { saved } = await open({ draft: { repeats: 'daily' } });
    fill('Ends', ends);
    fill(name, value);
    expect(words()).toBe(inWords);
    await press('Save');
    expect(saved).toHaveLength(1);
  });

  it.each([
    ['fw-sun', 'Sun, Mon, Tue, Wed, Thu, Fri, Sat'],
    ['fw-mon', 'Mon, Tue, Wed, Thu, Fri, Sat, Sun'],
    ['fw-sat', 'Sat, Sun, Mon, Tue, Wed, Thu, Fri'],
  ])('[RP5] in a week of %s the weekdays are %s', async (week, order) => {
    await open({ week, draft: { repeats: 'custom' } });
    expect(
      weekdays()
        .map((box) => box.nextSibling?.textContent)
        .join(', '),
    ).toBe(order);
  });

  it("[RP5] 'Custom…' starts with every week on the weekday of the chosen day", async () => {
    const { saved } = await open();
    fill('Repeats', 'custom');
    expect([field('Every').value, field('Unit').value]).toEqual(['1', 'week']);
    expect(weekdays().map(({ checked }) => checked)).toEqual([true, ...Array(6).fill(false)]);
    fill('Every', '2');
    expect(optionsOf('Unit')).toEqual(['days', 'weeks', 'months', 'years']);
    await toggle('Thursday');
    expect(words()).toBe('Every 2 weeks on Monday and Thursday');
    await press('Save');
    expect(saved).toEqual(['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH']);
  });

  it('[RP5] weekdays are chosen with the keyboard', async () => {
    await openCustom();
    weekdays()[0]?.focus();
    await userEvent.keyboard(' {Tab} ');
    expect(weekdays().map(({ checked }) => checked)).toEqual([false, true, ...Array(5).fill(false)]);
  });

  it('[RP5] a month has its days, its last day and its weekdays', async () => {
    const { saved } = await openCustom({ unit: 'month' });
    expect(field('On').value).toBe('30');
    const options = optionsOf('On');
    expect([options.slice(0, 4), options.slice(30)]).toEqual([
      ['1st', '2nd', '3rd', '4th'],
      ['31st', 'Last day', 'First Mon', 'Second Mon', 'Third Mon', 'Fourth Mon', 'Fifth Mon', 'Last Mon'],
    ]);
    fill('On', 'last 1');
    fill('Weekday', '5');
    expect(dialog().getByText('Last Fri')).toBeTruthy();
    await press('Save');
    expect(saved).toEqual(['FREQ=MONTHLY;BYDAY=-1FR']);
  });

  it('[RP5] years are on the date of the chosen day', async () => {
    const { saved } = await openCustom({ every: '2' });
    fill('Unit', 'year');
    expect(labels()).toEqual(['Repeats', 'Every', 'Unit', 'Ends']);
    await press('Save');
    expect(saved).toEqual(['FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYMONTHDAY=30']);
  });
});

describe('what the form says', () => {
  it('[RP5] says the first time where it is not the chosen day', async () => {
    await openCustom();
    expect(words()).toBe('Every week on Monday');
    await toggle('Monday');
    await toggle('Thursday');
    expect(words()).toBe('Every week on Thursday First time: Thursday, December 3');
  });

  it('[RP5] says nothing while a field is invalid', async () => {
    await openCustom({ every: '' });
    expect(words()).toBe('');
  });

  it('[RP5] choices follow the chosen day, but not what was chosen by hand', async () => {
    const { moveTo } = await open({ draft: { repeats: 'weekly' } });
    moveTo(wednesday);
    expect(words()).toBe('Every week on Wednesday');
    fill('Repeats', 'custom');
    await toggle('Friday');
    moveTo(monday);
    expect(words()).toBe('Every week on Wednesday and Friday First time: Wednesday, December 2');
  });
});

describe('an invalid form', () => {
  const count = 'Choose a number from 1 to 999';

  it.each<[Partial<RepeatDraft>, string, string]>([
    [{ every: '0' }, 'Every', count],
    [{ every: '' }, 'Every', count],
    [{ weekdays: '' }, 'Monday', 'Choose at least one day'],
    [{ ends: 'times', times: '0' }, 'Times', count],
    [{ ends: 'until' }, 'End day', 'Choose an end day'],
    [{ ends: 'until', until: '2026-11-29' }, 'End day', 'The end must not be before Nov 30, 2026'],
  ])('[RP6] %o is refused at the field %s: %s', async (draft, name, error) => {
    const { saved } = await openCustom(draft);
    expect(dialog().queryByText(error)).toBeNull();
    await press('Save');
    expect(saved).toEqual([]);
    expect(document.activeElement).toBe(field(name));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(`!${error}`);
  });

  it('[RP6] is saved after its errors are corrected', async () => {
    const { saved } = await openCustom({ every: '0', weekdays: '', ends: 'times' });
    await press('Save');
    expect(dialog().getAllByText(count)).toHaveLength(2);
    fill('Every', '3');
    await toggle('Sunday');
    fill('Times', '4');
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    await press('Save');
    expect(saved).toEqual(['FREQ=WEEKLY;INTERVAL=3;BYDAY=SU;COUNT=4']);
  });
});
