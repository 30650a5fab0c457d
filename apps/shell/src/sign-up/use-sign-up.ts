import { checkSignUpDraft, newSignUpDraft } from '@dayloom/domain';
import { useAccountForm } from '../login/use-account-form.ts';
import { useAccount } from '../login/use-account.ts';

/** The draft, the errors and the submit handler of the sign-up form. */
export function useSignUp() {
  const { signUp } = useAccount();
  return useAccountForm({
    initial: newSignUpDraft,
    check: checkSignUpDraft,
    send: async (details) =>
      (await signUp(details)) ? undefined : 'Failed to create account. Please try again.',
  });
}
