import { beginSession, runAccountAction, sessionAtom } from '@dayloom/account';
import { accountHost } from '../account/account-host.ts';
import type { Atoms } from '@dayloom/platform/atoms';
import { AccountError } from '@dayloom/data';
import type { NavigateFunction } from 'react-router-dom';
import { loadFirstScreen } from '../modules/load-first-screen.ts';
import { modulesFound } from '../modules/modules-found.ts';
import { navigationOf } from '../modules/navigation.ts';
import { paths } from '../paths.ts';

/** Signs in to the sample day of this device and opens Today, or home if no module offers that. */
export const enterSample = (atoms: Atoms, navigate: NavigateFunction) =>
  runAccountAction(
    accountHost,
    async ({ device }) => {
      if (!device) throw new AccountError('unsupported', 'A server keeps these accounts');
      const [user, modules] = await Promise.all([device.enterSample(), modulesFound(atoms)]);
      const today = navigationOf(modules).intent('open-day') ?? paths.home;
      if (modules.phase === 'ready') loadFirstScreen(modules.set, today);
      beginSession(user, false, (session) => atoms.set(sessionAtom, session));
      await navigate(today);
    },
    { failed: 'The sample day could not be opened.' },
  );
