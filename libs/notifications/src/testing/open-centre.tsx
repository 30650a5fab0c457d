import { instantOf, receipts } from '@dayloom/domain';
import { dayStartAtom, type NotificationSource } from '@dayloom/platform';
import { add, aReceipt } from '@dayloom/testing';
import { TestFrame, type TestShell, testUser } from '@dayloom/testing/shell';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { NotificationCentre } from '../centre/notification-centre.tsx';
import type { DeclaredSource } from '../engine/source-feed.ts';
import {
  deviceAtom,
  isPartMissingAtom,
  notificationServiceAtom,
  reachAtom,
  unreadAtom,
} from '../page/notification-atoms.ts';
import { NotificationService, type Reach } from '../page/notification-service.ts';
import { testHost } from './test-host.ts';

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
  const sourceOf = (
    id: string,
    title: string,
    loadOne: () => Promise<NotificationSource>,
  ): DeclaredSource => ({
    ...{ name: `garden/${id}`, title, moduleTitle: 'Garden', isOff: () => false },
    load: async (services) => (await loadOne())(services),
  });
  const sources = [
    ...(load ? [sourceOf('beds', 'Beds', load)] : []),
    ...Object.entries(others).map(([id, loadOne]) => sourceOf(id, id, loadOne)),
  ];
  const state = createStore();
  state.set(deviceAtom, 'device-1');
  state.set(unreadAtom, unread);
  state.set(dayStartAtom, dayStart);
  const service = new NotificationService(shell, testHost(shell, sources));
  state.set(notificationServiceAtom, service);
  render(
    <Provider store={state}>
      <TestFrame shell={shell} at={address}>
        <NotificationCentre off={[]} />
      </TestFrame>
    </Provider>,
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
