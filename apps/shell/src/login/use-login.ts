import type { Accounts } from '@dayloom/data';
import { checkLoginDraft, type LoginDraft, type LoginField, newLoginDraft } from '@dayloom/domain';
import { useAction } from '@dayloom/platform';
import { type SyntheticEvent, useState } from 'react';
import { useAccount } from '../session/use-account.ts';
import { focusFirst } from './focus-first.ts';

type Errors = Readonly<Partial<Record<LoginField, string | undefined>>>;

/** The embedded accounts, which send no mail, need no network. */
const hasNoWayTo = (can: Accounts['can'] | undefined) => !navigator.onLine && can?.reset !== false;

/** What is typed on the login form, what is wrong with it, and sending it. A failed login keeps the input (AU19). */
export function useLogin(can: Accounts['can'] | undefined) {
  const { signIn } = useAccount();
  const [draft, setDraft] = useState<LoginDraft>(newLoginDraft);
  const [remember, setRemember] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();

  const sending = useAction(async ({ email, password }: LoginDraft) => {
    if (!(await signIn(email, password, remember)))
      setFailure(
        hasNoWayTo(can)
          ? 'Failed to log in. There is no network.'
          : 'Failed to log in. Please check your credentials.',
      );
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkLoginDraft(draft);
    setFailure(undefined);
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) void sending.run(checked.fields);
    else focusFirst(event.currentTarget, checked.errors);
  };
  return {
    draft,
    change: (change: Partial<LoginDraft>) => setDraft({ ...draft, ...change }),
    remember,
    setRemember,
    errors,
    failure,
    setFailure,
    pending: sending.pending,
    submit,
  };
}
