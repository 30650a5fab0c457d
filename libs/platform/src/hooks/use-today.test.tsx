// @vitest-environment jsdom
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayStartAtom } from '../day-start.ts';
import { useMinute } from './use-minute.ts';
import { useToday } from './use-today.ts';

const moment = new Date('2026-03-10T08:00:00Z');
const Today = () => {
  const today = useToday();
  return (
    <>
      <output aria-label="today">{today}</output>
      <output aria-label="hour">{moment.getHours()}</output>
    </>
  );
};
const Minute = () => <output aria-label="minute">{useMinute().toISOString().slice(11, 16)}</output>;
const shown = (name: string) => screen.getByLabelText(name).textContent;
const today = () => shown('today');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Opens at a local time, for a user whose days start at the given hour. */
async function openAt(time: string, dayStart: number) {
  vi.setSystemTime(new Date(time));
  const atoms = createStore();
  atoms.set(dayStartAtom, dayStart);
  const shell = { ...(await testShell()), clock: { now: () => new Date() } };
  render(
    <Provider store={atoms}>
      <TestFrame shell={shell}>
        <Today />
        <Minute />
      </TestFrame>
    </Provider>,
  );
  return atoms;
}
const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000 + 100));

it('[TD7] [ST2] the day changes automatically at midnight, and again a day later', async () => {
  await openAt('2026-03-10T23:50:00', 0);
  pass(9);
  expect(today()).toBe('2026-03-10');
  pass(1);
  expect(today()).toBe('2026-03-11');
  pass(24 * 60);
  expect(today()).toBe('2026-03-12');
});

it('[ST2] if days start at four it is still yesterday until four', async () => {
  await openAt('2026-03-11T02:00:00', 4);
  expect(today()).toBe('2026-03-10');
  pass(119);
  expect(today()).toBe('2026-03-10');
  pass(1);
  expect(today()).toBe('2026-03-11');
});

it('[ST2] a changed start of the day is applied at once', async () => {
  const atoms = await openAt('2026-03-11T02:00:00', 0);
  expect(today()).toBe('2026-03-11');
  act(() => atoms.set(dayStartAtom, 3));
  expect(today()).toBe('2026-03-10');
});

it('[TD7] [ST2] a device that slept past the start updates when it wakes up', async () => {
  await openAt('2026-03-10T22:00:00', 4);
  vi.setSystemTime(new Date('2026-03-11T07:00:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(today()).toBe('2026-03-11');
});

describe('after a change of the time zone', () => {
  it.each([
    ['at the next focus', () => act(() => void window.dispatchEvent(new Event('focus')))],
    ['within a minute', () => pass(1)],
  ])('[ST6] day and hours are those of the new zone %s', async (_, look) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await openAt('2026-03-10T09:00:00', 0);
    expect([today(), shown('hour')]).toEqual(['2026-03-10', '9']);
    vi.stubEnv('TZ', 'America/New_York');
    look();
    expect([today(), shown('hour')]).toEqual(['2026-03-10', '4']);
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    look();
    expect([today(), shown('hour')]).toEqual(['2026-03-09', '22']);
  });
});

it('[ST6] the minute is shown from its start, and at the next focus', async () => {
  vi.stubEnv('TZ', 'UTC');
  await openAt('2026-03-10T09:00:30', 0);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(shown('minute')).toBe('09:01');
  vi.setSystemTime(new Date('2026-03-10T11:00:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shown('minute')).toBe('11:00');
});
