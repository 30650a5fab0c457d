import type { Accounts } from '@dayloom/data';
import { checkLoginDraft, newLoginDraft } from '@dayloom/domain';
import { useState } from 'react';
import { useAccount } from '../session/use-account.ts';
import { useAccountForm } from './use-account-form.ts';

/** The embedded accounts, which send no mail, need no network. */
const hasNoWayTo = (can: Accounts['can'] | undefined) => !navigator.onLine && can?.reset !== false;

/** What is typed on the login form, what is wrong with it, and sending it. */
export function useLogin(can: Accounts['can'] | undefined) {
  const { signIn } = useAccount();
  const [remember, setRemember] = useState(false);
  const form = useAccountForm({
    initial: newLoginDraft,
    check: checkLoginDraft,
    send: async ({ email, password }) => {
      if (await signIn(email, password, remember)) return undefined;
      return hasNoWayTo(can)
        ? 'Failed to log in. There is no network.'
        : 'Failed to log in. Please check your credentials.';
    },
  });
  return { ...form, remember, setRemember };
}
