// @vitest-environment jsdom
import { changeSettings, receiptsOf } from '@dayloom/data';
import { instantOf } from '@dayloom/domain';
import { type DueNotification, type NotificationSource } from '@dayloom/platform';
import { fakeNotifications, testShell, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, at, bodies, history, openCentre, receipt, shown } from '../testing/open-centre.tsx';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const upcoming = () => within(screen.getByRole('region', { name: 'Upcoming' }));

const days = [
  receipt('Older', '2026-03-08T09:00', shown('2026-03-08T09:00')),
  receipt('Evening', '2026-03-09T20:00', { ...shown('2026-03-09T20:00'), seenAt: at('2026-03-09T20:01') }),
  receipt('Early', '2026-03-10T08:00', { reason: 'asleep' }),
  receipt('Later', '2026-03-10T11:00', { ...shown('2026-03-10T11:00'), readAt: at('2026-03-10T11:05') }),
];

describe('the history', () => {
  it('[NC3] [RC2] lists the newest first by day, each with its outcome in a sentence', async () => {
    openCentre({ shell: await testShell({ seed: days }) });
    expect(await bodies()).toEqual(['Later', 'Early', 'Evening', 'Older']);
    expect(
      history()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Yesterday', expect.stringContaining('8')]);
    const [later, early] = history().getAllByRole('listitem');
    expect(later?.textContent).toContain('Shown on this computer at');
    expect(early?.textContent).toContain('no device was awake');
    expect(early?.textContent).toContain('Missed');
  });

  it("[NC3] [ST2] its 'Today' and 'Yesterday' begin at the user's day start", async () => {
    const night = [
      receipt('Night', '2026-03-10T02:00', shown('2026-03-10T02:00')),
      receipt('Morning', '2026-03-10T04:00', shown('2026-03-10T04:00')),
    ];
    openCentre({ shell: await testShell({ seed: night }), dayStart: 4 });
    const headings = await history().findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.parentElement?.textContent)).toEqual([
      expect.stringMatching(/^TodayMorning/),
      expect.stringMatching(/^YesterdayNight/),
    ]);
  });

  it('[NC3] [NC4] filters by unread or missed and keeps the filter in the address', async () => {
    const { person } = openCentre({ shell: await testShell({ seed: days }) });
    await history().findAllByRole('link');
    await person.click(history().getByRole('radio', { name: 'Missed' }));
    expect([await bodies(), address()]).toEqual([['Early'], '/notifications?show=missed']);
    await person.click(history().getByRole('radio', { name: 'Unread' }));
    expect([await bodies(), address()]).toEqual([['Early', 'Older'], '/notifications?show=unread']);
    await person.click(history().getByRole('radio', { name: 'All' }));
    expect(address()).toBe('/notifications');
    cleanup();
    openCentre({ shell: await testShell({ seed: days }), address: '/notifications?show=missed' });
    expect(await bodies()).toEqual(['Early']);
  });

  it('[NC4] [NC6] marks one or all as read, with the receipts of every device', async () => {
    const shell = await testShell({
      seed: [...days, receipt('Older', '2026-03-08T09:00', { device: 'device-2', deviceKind: 'phone' })],
    });
    const { person } = openCentre({ shell });
    const read = async () =>
      (await shell.store.get(receiptsOf(testUser.id).first(10))).records
        .filter(({ readAt }) => readAt !== undefined)
        .map(({ moment }) => moment);
    await history().findAllByRole('link');
    await person.click(history().getAllByRole('button', { name: 'Mark as read' })[0]!);
    await waitFor(async () => expect(await read()).toEqual(['Later', 'Early']));
    await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(async () => expect(await read()).toEqual(['Later', 'Early', 'Older', 'Older']));
    expect(history().queryAllByText('Unread', { selector: 'li *' })).toEqual([]);
  });

  it('[ER46] says that there are no notifications yet, and offers a retry when loading failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { shell, break: fail, mend } = await shellWithFault();
    fail();
    const { person } = openCentre({ shell });
    const retry = await history().findByRole('button', { name: 'Retry' });
    mend();
    await person.click(retry);
    expect(await history().findByText('No notifications yet')).toBeDefined();
  });
});

describe('a page opened from the bell', () => {
  it.each([
    [1, 'history'],
    [0, 'upcoming'],
  ])('[NC3] with %s unread shows the %s first in one column and keeps that order', async (unread, first) => {
    const { person } = openCentre({ shell: await testShell({ seed: days }), unread });
    const columns = () =>
      screen.getByRole('region', { name: 'History' }).parentElement?.getAttribute('data-first');
    expect(columns()).toBe(first);
    const all = screen.queryByRole('button', { name: 'Mark all as read' });
    if (all) await person.click(all);
    expect(columns()).toBe(first);
  });
});

describe('the upcoming notifications', () => {
  const due = (name: string, time: string): DueNotification => ({
    ...{ tag: name, kind: 'bed', item: name, name, title: 'Upcoming Bed', to: `/beds/${name}` },
    ...{ at: at(time), startsAt: at(time), body: name, lateBody: name },
  });

  it('[NC2] are listed soonest first with kind, title and moment, and link to the item', async () => {
    const source: NotificationSource = () => (_, next) => {
      next([due('Roses', '2026-03-12T10:00'), due('Mint', '2026-03-11T10:00')]);
      return () => undefined;
    };
    openCentre({ shell: await testShell(), load: () => Promise.resolve(source) });
    const links = await upcoming().findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mint', '/beds/Mint'],
      ['Roses', '/beds/Roses'],
    ]);
    expect(upcoming().getAllByRole('listitem')[0]?.textContent).toContain('Upcoming Bed');
  });

  /** One per hour. */
  const many = (count: number, name = 'Bed') =>
    Array.from({ length: count }, (_, index) =>
      due(`${name}-${index}`, instantOf(new Date(Date.parse(at('2026-03-10T13:00')) + index * 3_600_000))),
    );
  const shownNames = async () =>
    (await upcoming().findAllByRole('link')).map(({ textContent }) => textContent);

  it('[NC2] [DA35] are requested in full, counted, and can be expanded to the last one', async () => {
    const asked: unknown[] = [];
    const source: NotificationSource = () => (span, next) => {
      asked.push(span.isWhole);
      next(many(60), undefined, true);
      return () => undefined;
    };
    const { person } = openCentre({ shell: await testShell(), load: () => Promise.resolve(source) });
    expect(await upcoming().findByText('60')).toBeDefined();
    for (let left = 50; left > 0; left -= 10)
      await person.click(upcoming().getByRole('button', { name: 'Show more' }));
    expect((await shownNames()).at(-1)).toBe('Bed-59');
    expect(upcoming().queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(new Set(asked)).toEqual(new Set([true]));
  });

  it('[DA35] show neither a count nor the empty text while this device does not have all records yet', async () => {
    let next: Parameters<ReturnType<NotificationSource>>[1] = () => undefined;
    const source: NotificationSource = () => (_, listener) => {
      next = listener;
      next([], undefined, false);
      return () => undefined;
    };
    openCentre({ shell: await testShell(), load: () => Promise.resolve(source) });
    expect(await upcoming().findByText('Still loading')).toBeDefined();
    expect(upcoming().queryByText('Nothing is planned for the next 30 days')).toBeNull();
    act(() => next(many(3), undefined, false));
    expect(await shownNames()).toHaveLength(3);
    expect(upcoming().queryByText('3')).toBeNull();
    act(() => next(many(3), undefined, true));
    expect(await upcoming().findByText('3')).toBeDefined();
    act(() => next([], undefined, true));
    expect(await upcoming().findByText('Nothing is planned for the next 30 days')).toBeDefined();
  });

  it('[NC2] end, without a count, where a source that reports only its nearest ones ends', async () => {
    const nearest: NotificationSource = () => (_, next) => {
      next(many(20), at('2026-03-11T09:00'));
      return () => undefined;
    };
    const whole: NotificationSource = () => (_, next) => {
      next([due('Mint', '2026-03-10T13:30'), due('Roses', '2026-03-11T09:00')], undefined, true);
      return () => undefined;
    };
    const { person } = openCentre({
      shell: await testShell(),
      load: () => Promise.resolve(nearest),
      others: { herbs: () => Promise.resolve(whole) },
    });
    expect((await shownNames()).slice(0, 3)).toEqual(['Bed-0', 'Mint', 'Bed-1']);
    while (upcoming().queryByRole('button', { name: 'Show more' }))
      await person.click(upcoming().getByRole('button', { name: 'Show more' }));
    expect((await shownNames()).at(-1)).toBe('Bed-19');
    expect(upcoming().getByRole('heading', { name: 'Upcoming' }).nextElementSibling).toBeNull();
  });

  it('[NC2] [MO5] name a part that fails to load, and offer a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let answers = false;
    const source: NotificationSource = () => (_, next) => {
      next([]);
      return () => undefined;
    };
    const load = () => (answers ? Promise.resolve(source) : Promise.reject(new Error('No such file')));
    const { person } = openCentre({ shell: await testShell(), load });
    expect(await upcoming().findByText(/^Beds cannot be planned/)).toBeDefined();
    answers = true;
    await person.click(upcoming().getByRole('button', { name: 'Retry' }));
    expect(await upcoming().findByText('Nothing is planned for the next 30 days')).toBeDefined();
  });
});

describe('the permission', () => {
  it.each([
    ['granted', 'Notifications are on', ['Send a test notification']],
    ['denied', 'Notifications are blocked', []],
    ['default', 'Notifications are not set up', ['Allow']],
  ] as const)(
    '[NC1] %s is explained in plain words, with the possible actions',
    async (permission, title, buttons) => {
      fakeNotifications(permission);
      openCentre({ shell: await testShell() });
      const card = within(screen.getByRole('region', { name: title }));
      expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
      expect(card.queryAllByRole('listitem').length > 0).toBe(permission === 'denied');
    },
  );

  it('[NC1] [NF31] names no times where the settings have others', async () => {
    fakeNotifications('granted');
    const settings = changeSettings(testUser.id, { leads: '60' }, at('2026-03-10T08:00'));
    openCentre({ shell: await testShell({ seed: settings }) });
    await screen.findByText(/at the times that you chose in Settings/);
    expect(screen.queryByText(/ten minutes before/)).toBeNull();
  });

  it('[NC1] [ER44] a worker that does not start is reported, and can be retried', async () => {
    fakeNotifications('granted');
    const { person, service, setReach } = openCentre({ shell: await testShell() });
    vi.spyOn(service, 'prepare').mockResolvedValue('tabs');
    setReach('none');
    const broken = await screen.findByRole('region', { name: 'Notifications cannot be shown at the moment' });
    await person.click(within(broken).getByRole('button', { name: 'Retry' }));
    const card = await screen.findByRole('region', { name: 'Notifications are on' });
    expect(card.textContent).toContain('Dayloom must be open in a tab');
  });

  it('[NC1] a browser without notifications is explained as well', async () => {
    openCentre({ shell: await testShell() });
    expect(screen.getByRole('region', { name: 'Notifications do not work here' })).toBeDefined();
  });
});
