import { checkSignUpDraft, newSignUpDraft, type SignUpDraft, type SignUpField } from '@dayloom/domain';
import { useAction } from '@dayloom/platform';
import { type SyntheticEvent, useState } from 'react';
import { focusFirst } from '../login/focus-first.ts';
import { useAccount } from '../session/use-account.ts';

type Errors = Readonly<Partial<Record<SignUpField, string | undefined>>>;

/** What is typed on the sign-up form, what is wrong with it, and sending it. A failed sign-up keeps the input (AU19). */
export function useSignUp() {
  const account = useAccount();
  const [draft, setDraft] = useState<SignUpDraft>(newSignUpDraft);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();

  const sending = useAction(async (details: SignUpDraft) => {
    if (!(await account.signUp(details))) setFailure('Failed to create account. Please try again.');
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkSignUpDraft(draft);
    setFailure(undefined);
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) void sending.run(checked.fields);
    else focusFirst(event.currentTarget, checked.errors);
  };
  const change = (field: SignUpField, text: string) => setDraft({ ...draft, [field]: text });
  return { draft, change, errors, failure, setFailure, pending: sending.pending, submit };
}
