// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LeadsChoice } from './leads-choice.tsx';

afterEach(cleanup);

function Choice({ stored }: { readonly stored: string }) {
  const [value, setValue] = useState(stored);
  return (
    <>
      <LeadsChoice value={value} usual="60" usualLabel="As usual" onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const select = () => screen.getByLabelText<HTMLSelectElement>('When to ring');
const value = () => screen.getByRole('status').textContent;
const toggle = (name: string) => screen.getByRole('button', { name });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const open = (stored = '') => void render(<Choice stored={stored} />);

describe('the choice of when it rings', () => {
  it('[NF34] has no buttons until times are chosen, and begins with those that count now', async () => {
    open();
    expect([select().value, screen.queryAllByRole('button')]).toEqual(['', []]);
    await userEvent.selectOptions(select(), 'Choose...');
    expect([value(), pressed()]).toEqual(['60', ['1 hour']]);
    await userEvent.click(toggle('At the time'));
    await userEvent.click(toggle('1 day before'));
    expect(value()).toBe('1440 60 0');
    await userEvent.selectOptions(select(), 'As usual');
    expect([value(), screen.queryAllByRole('button')]).toEqual(['', []]);
  });

  it('[NF34] shows other stored times, and one that is taken away is not offered again', async () => {
    open('45 0');
    expect([select().value, pressed()]).toEqual(['choose', ['At the time', '45 minutes']]);
    await userEvent.click(toggle('45 minutes before'));
    expect([value(), screen.queryByRole('button', { name: '45 minutes before' })]).toEqual(['0', null]);
    expect(select().value).toBe('choose');
  });

  it('[NF34] takes up to five, and says why not a sixth', async () => {
    open('60 30 10 0');
    expect(screen.queryByText(/are chosen/)).toBeNull();
    await userEvent.click(toggle('5 minutes before'));
    await userEvent.click(toggle('1 day before'));
    expect(value()).toBe('60 30 10 5 0');
    screen.getByText('5 are chosen. To choose another, take one away.');
    await userEvent.click(toggle('1 hour before'));
    await userEvent.click(toggle('1 day before'));
    expect(value()).toBe('1440 30 10 5 0');
  });

  it("[NF31] says that none is 'Not at all'", async () => {
    open('10 0');
    await userEvent.click(toggle('At the time'));
    await userEvent.click(toggle('10 minutes before'));
    expect([value(), select().value]).toEqual(['none', 'choose']);
    screen.getByText('Does not ring.');
    await userEvent.click(toggle('5 minutes before'));
    expect([value(), screen.queryByText('Does not ring.')]).toEqual(['5', null]);
  });
});
