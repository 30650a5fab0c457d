import type { Accounts } from '@dayloom/data';
import { checkLoginDraft, newLoginDraft } from '@dayloom/domain';
import { useState } from 'react';
import { loginFailure } from './account-messages.ts';
import { useAccount } from './use-account.ts';
import { useAccountForm } from './use-account-form.ts';

/** The draft, the errors and the submit handler of the login form. */
export function useLogin(can: Accounts['can'] | undefined) {
  const { signIn } = useAccount();
  const [remember, setRemember] = useState(false);
  const form = useAccountForm({
    initial: newLoginDraft,
    check: checkLoginDraft,
    send: async ({ email, password }) =>
      (await signIn(email, password, remember)) ? undefined : loginFailure(can),
  });
  return { ...form, remember, setRemember };
}
