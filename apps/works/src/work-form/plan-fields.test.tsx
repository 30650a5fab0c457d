// @vitest-environment jsdom
import { planDay } from '@dayloom/domain';
import { testShell } from '@dayloom/testing/shell';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import AddWork from '../add-work/add-work.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { today } from '../testing/records.ts';

it('[AW6][AW7] the date fields offer no start before today, and no end before the start', async () => {
  const shell = await testShell({ today });
  openScreen(shell, <AddWork />);
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const start = (value: string) => fireEvent.change(input('Start date'), { target: { value } });
  const earliest = () => [input('Start date').min, input('End date').min];
  expect(earliest()).toEqual(['2026-03-10', '2026-03-10']);
  start('2026-03-15');
  expect(earliest()).toEqual(['2026-03-10', '2026-03-15']);
  start('');
  expect(earliest()).toEqual(['2026-03-10', '']);
  shell.setToday(planDay('2026-03-11'));
  fireEvent.focus(window);
  expect(earliest()).toEqual(['2026-03-11', '']);
});
