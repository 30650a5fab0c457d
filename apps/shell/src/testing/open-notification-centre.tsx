import { instantOf, receipts } from '@dayloom/domain';
import { dayStartAtom, type NotificationSource, ShellContext } from '@dayloom/platform';
import { add, aReceipt } from '@dayloom/testing';
import { type TestShell, testUser } from '@dayloom/testing/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isPartMissingAtom } from '../deferred-parts/is-part-missing.ts';
import NotificationCentre from '../notification-centre/notification-centre.tsx';
import {
  deviceAtom,
  notificationServiceAtom,
  reachAtom,
  unreadAtom,
} from '../notifications/notification-atoms.ts';
import { NotificationService, type Reach } from '../notifications/notification-service.ts';
import { readyModules } from './module-set.ts';
import { ShellPage, shellState } from './shell-page.tsx';

export const at = (time: string) => instantOf(new Date(time));
/** The receipt of a moment whose name is also its text. */
export const receipt = (moment: string, time: string, rest: Parameters<typeof aReceipt>[1] = {}) =>
  add(receipts, aReceipt(testUser.id, { moment, at: at(time), body: moment, ...rest }));

interface Options {
  readonly shell: TestShell;
  readonly address?: string;
  /** The hour at which the user's day starts. */
  readonly dayStart?: number;
  /** The number that the bell shows. */
  readonly unread?: number;
  readonly load?: () => Promise<NotificationSource>;
  /** Other sources of the same module, by their ids. */
  readonly others?: Readonly<Record<string, () => Promise<NotificationSource>>>;
}

/** `/notifications` at noon of 10 March 2026, on the device 'device-1'. */
export function openCentre({
  shell,
  address = '/notifications',
  dayStart = 0,
  unread = 1,
  load,
  others = {},
}: Options) {
  const garden = {
    name: 'garden',
    title: 'Garden',
    ...(load && {
      notificationSources: ['beds', ...Object.keys(others)].map((id) => ({
        id,
        title: id === 'beds' ? 'Beds' : id,
      })),
    }),
  };
  const sources = { beds: () => load?.(), ...others };
  const modules = readyModules([garden], {
    load: () =>
      Promise.resolve({
        notificationSources: Object.fromEntries(
          Object.entries(sources).map(([id, source]) => [id, async () => ({ default: await source() })]),
        ),
      } as never),
  });
  const state = shellState({ signedIn: true, modules });
  state.set(deviceAtom, 'device-1');
  state.set(unreadAtom, unread);
  state.set(dayStartAtom, dayStart);
  const service = new NotificationService(shell, modules.set);
  state.set(notificationServiceAtom, service);
  render(
    <ShellContext value={shell}>
      <QueryClientProvider client={new QueryClient()}>
        <ShellPage state={state} at={[address]}>
          <NotificationCentre />
        </ShellPage>
      </QueryClientProvider>
    </ShellContext>,
  );
  const setReach = (reach: Reach) => act(() => state.set(reachAtom, reach));
  const setService = (running: NotificationService | undefined) =>
    act(() => state.set(notificationServiceAtom, running));
  const setMissing = (isMissing: boolean) => act(() => state.set(isPartMissingAtom, isMissing));
  return { person: userEvent.setup(), service, setReach, setService, setMissing };
}

export const history = () => within(screen.getByRole('region', { name: 'History' }));
export const bodies = async () =>
  (await history().findAllByRole('link')).map(({ textContent }) => textContent);
export const address = () => screen.getByLabelText('address').textContent;

export const shown = (time: string) => ({ shownAt: at(time) });
