// @vitest-environment jsdom
import { add, aClockRun } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { clocks, type ClockRun, type Instant } from '@dayloom/domain';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTimer } from '../testing/timer-page.tsx';

afterEach(cleanup);

const time = () => screen.getByRole('timer').textContent;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const at = (moment: string) => moment as Instant;

/** A run of the test user; the time is noon of 10 March 2026. */
const aRun = (fields: Partial<ClockRun>) => add(clocks, aClockRun(testUser.id, fields));
const noon = new Date('2026-03-10T12:00:00').getTime();
const ago = (seconds: number) => at(new Date(noon - seconds * 1000).toISOString());

describe('the focus timer', () => {
  it('[FT1] [FT2] has its tabs and its history, and is idle at 25:00', async () => {
    await openTimer();
    await button('Start');
    expect(time()).toBe('25:00');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Focus Timer',
      'Stopwatch',
    ]);
    expect(screen.getByRole('heading', { name: 'History' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('[FT3] [FT5] is started, paused, continued and reset, without saving', async () => {
    const { pass, sessions } = await openTimer();
    await press('Start');
    await button('Pause');
    pass(438);
    await waitFor(() => expect(time()).toBe('17:42'));
    await press('Pause');
    await button('Continue');
    pass(3600);
    expect(time()).toBe('17:42');
    await press('Continue');
    await button('Pause');
    pass(2);
    await waitFor(() => expect(time()).toBe('17:40'));
    await press('Reset');
    await waitFor(() => expect(time()).toBe('25:00'));
    expect(await button('Start')).toBe(document.activeElement);
    expect(await sessions()).toEqual([]);
  });

  it('[CK7] a double click starts it once, whatever button comes under the pointer, and ends it once', async () => {
    const { pass } = await openTimer();
    await press('Start');
    for (const name of ['Pause', 'Reset']) fireEvent.click(await button(name), { detail: 2 });
    await act(async () => undefined);
    pass(1500);
    expect(time()).toBe('00:00');
    await press('Reset');
    fireEvent.click(await button('Start'), { detail: 2 });
    await act(async () => undefined);
    pass(5);
    expect(time()).toBe('25:00');
  });

  it('[FT4] [FT9] [TH3] [ER22] at 0 it saves its session, which is first in the history, and stays at zero until Reset', async () => {
    const { pass, sessions, toastTexts } = await openTimer();
    await press('Start');
    await button('Pause');
    pass(1500);
    await waitFor(() => expect(toastTexts()).toEqual(['Focus session saved']));
    expect(time()).toBe('00:00');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    const [row] = await screen.findAllByRole('listitem');
    expect(row?.textContent).toContain('Focus');
    expect(row?.textContent).toContain('25:00');
    await press('Reset');
    await waitFor(() => expect(time()).toBe('25:00'));
    expect(await sessions()).toHaveLength(1);
  });

  it('[FT6] [SW3] shows the right time after a reload and after sleep', async () => {
    const { pass } = await openTimer({ seed: [aRun({ since: ago(60), createdAt: ago(60) })] });
    await button('Pause');
    expect(time()).toBe('24:00');
    pass(600);
    await waitFor(() => expect(time()).toBe('14:00'));
  });
});

describe('the stopwatch', () => {
  it('[SW1] [SW2] counts up, and Stop saves the elapsed time and sets it to zero', async () => {
    const { pass, sessions, toastTexts } = await openTimer({ at: '/timer?tab=stopwatch' });
    await press('Start');
    await button('Pause');
    expect(time()).toBe('00:00');
    pass(3723);
    await waitFor(() => expect(time()).toBe('1:02:03'));
    await press('Pause');
    await button('Continue');
    pass(60);
    await press('Stop');
    await waitFor(() => expect(time()).toBe('00:00'));
    await waitFor(() => expect(toastTexts()).toEqual(['Stopwatch session saved']));
    expect(await sessions()).toMatchObject([{ type: 'stopwatch', duration: 3723 }]);
  });

  it('[FT1] [CK6] the other tab shows whether its clock runs or is paused, and its time', async () => {
    const focus = aRun({ phase: 'paused', elapsed: 600_000 });
    const { pass } = await openTimer({ at: '/timer?tab=stopwatch', seed: [focus] });
    await screen.findByRole('tab', { name: 'Focus Timer paused at 15:00' });
    await press('Start');
    await button('Pause');
    await userEvent.click(screen.getByRole('tab', { name: 'Focus Timer paused at 15:00' }));
    pass(5);
    await screen.findByRole('tab', { name: 'Stopwatch runs, less than a minute' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Focus Timer');
  });

  it('[CK4] that was set aside is reported on the other tab too', async () => {
    const { target: _target, ...old } = aClockRun(testUser.id, {
      kind: 'stopwatch',
      since: ago(26 * 3600),
      createdAt: ago(26 * 3600),
    });
    const { toastTexts } = await openTimer({ seed: [add(clocks, old)] });
    await waitFor(() =>
      expect(toastTexts()).toEqual([expect.stringMatching(/^The stopwatch .Mar 9, .* more than a day/)]),
    );
  });

  it('[FT1] is opened by its tab, which is in the address, and by the arrow keys', async () => {
    await openTimer();
    await button('Start');
    await userEvent.click(screen.getByRole('tab', { name: 'Stopwatch' }));
    expect(screen.getByLabelText('address').textContent).toBe('/timer?tab=stopwatch');
    expect(time()).toBe('00:00');
    await userEvent.keyboard('{ArrowLeft}');
    expect(time()).toBe('25:00');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Focus Timer' }));
  });
});

describe('the keys', () => {
  it('[KA1] [FT3] [FT5] Space starts and pauses, R resets', async () => {
    const { runs } = await openTimer();
    await button('Start');
    await userEvent.keyboard(' ');
    await button('Pause');
    await userEvent.keyboard(' ');
    await button('Continue');
    await userEvent.keyboard('r');
    await button('Start');
    expect((await runs()).map(({ phase }) => phase)).toEqual(['stopped']);
  });

  it('[KA1] [SW2] S stops the stopwatch, and a button is pressed only once', async () => {
    const { pass, sessions } = await openTimer({ at: '/timer?tab=stopwatch' });
    (await button('Start')).focus();
    await userEvent.keyboard(' ');
    await button('Pause');
    pass(5);
    await userEvent.keyboard('s');
    await waitFor(async () => expect(await sessions()).toMatchObject([{ duration: 5 }]));
  });
});

describe('announcements for screen readers', () => {
  it('[KA9] contain minutes and no seconds', async () => {
    const { pass } = await openTimer();
    const said = () => screen.getByRole('status', { name: 'Announced time' }).textContent;
    await press('Start');
    await button('Pause');
    pass(100);
    await waitFor(() => expect(time()).toBe('23:20'));
    expect(said()).toBe('23 minutes left');
    pass(10);
    await waitFor(() => expect(time()).toBe('23:10'));
    expect(said()).toBe('23 minutes left');
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    pass(1380);
    await waitFor(() => expect(said()).toBe('less than a minute left'));
  });
});
