import { checkSignUpDraft, newSignUpDraft } from '@dayloom/domain';
import { useAccountForm } from '../login/use-account-form.ts';
import { useAccount } from '../login/use-account.ts';

/** What is typed on the sign-up form, what is wrong with it, and sending it. */
export function useSignUp() {
  const { signUp } = useAccount();
  return useAccountForm({
    initial: newSignUpDraft,
    check: checkSignUpDraft,
    send: async (details) =>
      (await signUp(details)) ? undefined : 'Failed to create account. Please try again.',
  });
}
