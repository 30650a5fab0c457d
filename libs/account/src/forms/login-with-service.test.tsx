// @vitest-environment jsdom
import { AccountError, type AccountErrorCode, type Accounts } from '@dayloom/data';
import { backendWithServer, testAccounts, testSync } from '@dayloom/testing/shell';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { AccountPage, accountPage } from '../testing/account-page.tsx';
import { Login } from './login.tsx';
import { SignUp } from './sign-up.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const fail = (code: AccountErrorCode) => () => Promise.reject(new AccountError(code, `auth/${code}`));

async function open(answers: Partial<Accounts> = {}, Form = Login) {
  const accounts = testAccounts(answers);
  const page = accountPage({ backend: backendWithServer(testSync(), accounts) });
  render(
    <AccountPage page={page} at="/login">
      <Form />
    </AccountPage>,
  );
  const google = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });
  await waitFor(() => expect(google.disabled).toBe(false));
  return { user: userEvent.setup(), state: page.state, accounts, google };
}

async function openReset(answers: Partial<Accounts> = {}) {
  const page = await open(answers);
  await page.user.click(screen.getByRole('button', { name: 'Forgot Password' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Forgot Password' }));
  return { ...page, dialog, send: () => page.user.click(dialog.getByRole('button', { name: /^Send/u })) };
}

it('[ER5] a login without a network says so, and does not blame the credentials', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await open({ signIn: fail('unreachable') });
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'right words');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText('Failed to log in. There is no network.');
  expect(screen.queryByText(/credentials/)).toBeNull();
});

describe('Google', () => {
  it('[AU17] [ER2] signs in where the service can', async () => {
    const { user, google, state } = await open();
    await user.click(google);
    await screen.findByText('Successfully signed in with Google!');
    expect(state.get(sessionAtom).phase).toBe('signed-in');
  });

  it('[ER6] [ER1] a failed attempt is reported on the form and in one toast, in plain words', async () => {
    const { user, google } = await open({ signInWithGoogle: fail('unreachable') });
    await user.click(google);
    await screen.findByText('Failed to sign in with Google.');
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBe(2));
    expect(document.body.textContent).not.toContain('auth/');
  });

  it('[ER6] a window the user closed is reported on the form alone', async () => {
    const { user, google } = await open({ signInWithGoogle: fail('popup-closed') });
    await user.click(google);
    await screen.findByText('Failed to sign in with Google.');
    expect(screen.getAllByRole('alert').length).toBe(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('[ER6] a window the browser did not open is reported in plain words', async () => {
    const { user, google } = await open({ signInWithGoogle: fail('popup-blocked') });
    await user.click(google);
    const toast = await screen.findByText(/window/u);
    expect(toast.textContent).not.toContain('popup');
  });

  it('[ER6] has its own sentence on the sign-up form', async () => {
    const { user, google } = await open({ signInWithGoogle: fail('unreachable') }, SignUp);
    await user.click(google);
    const alert = await screen.findByText('Failed to sign up with Google.');
    expect(alert.closest('form')).not.toBeNull();
  });
});

describe('Forgot Password', () => {
  it('[AU13] [ER8] sends a message to the e-mail, says so and closes', async () => {
    const { user, dialog, send, accounts } = await openReset();
    await user.type(dialog.getByLabelText('Email'), ' Asha@Example.com ');
    await send();
    await screen.findByText('Password reset email sent! Please check your inbox.');
    expect(accounts.asked).toEqual(['sendReset asha@example.com']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[AU13] requires an e-mail', async () => {
    const { dialog, send, accounts } = await openReset();
    await send();
    expect(dialog.getByLabelText('Email').ariaInvalid).toBe('true');
    expect(accounts.asked).toEqual([]);
  });

  it.each(['unreachable', 'too-many-tries', 'invalid-email'] as const)(
    '[ER9] [AU19] a failure (%s) is reported in plain words, and the dialog stays open',
    async (code) => {
      const { user, dialog, send } = await openReset({ sendReset: fail(code) });
      await user.type(dialog.getByLabelText('Email'), 'asha@example.com');
      await send();
      const failed = 'Failed to send reset email. Please check the email address.';
      await waitFor(() => expect(screen.getAllByText(failed).length).toBe(2));
      expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.com');
      expect(document.body.textContent).not.toContain('auth/');
    },
  );
});
