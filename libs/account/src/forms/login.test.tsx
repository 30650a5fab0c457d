// @vitest-environment jsdom
import { reportFilledFields } from '@dayloom/ui/report-filled-fields';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { AccountPage, accountPage } from '../testing/account-page.tsx';
import { clearedLead } from './account-messages.ts';
import { Login } from './login.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const page = accountPage();
  render(
    <AccountPage page={page} at="/login">
      <Login />
    </AccountPage>,
  );
  return { user: userEvent.setup(), state: page.state };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Login' });

describe('the login form', () => {
  it('[AU9] has e-mail, password, Remember me, Google, Forgot Password and a link to /signup', () => {
    open();
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(false);
    screen.getByRole('button', { name: 'Continue with Google' });
    screen.getByRole('button', { name: 'Forgot Password' });
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
  });

  it('[AU10] shows and hides the password and keeps what was typed', async () => {
    const { user } = open();
    await user.type(password(), 'secret words');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password().type, password().value]).toEqual(['text', 'secret words']);
    const hide = screen.getByRole('button', { name: 'Hide password' });
    expect(hide.textContent).toBe('Hide');
    await user.click(hide);
    expect([password().type, password().value]).toEqual(['password', 'secret words']);
  });

  it('[AU11] without e-mail or password makes no call and marks the missing field', async () => {
    const { user, state } = open();
    await user.click(submit());
    expect([email().ariaInvalid, password().ariaInvalid]).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(email());
    await user.type(email(), 'asha@example.com');
    await user.click(submit());
    expect([email().ariaInvalid, password().ariaInvalid]).toEqual([null, 'true']);
    expect(document.activeElement).toBe(password());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(state.get(sessionAtom).phase).toBe('signed-out');
  });

  it.each([
    ['by a script of the page', (field: HTMLInputElement, value: string) => (field.value = value)],
    [
      'by an extension',
      (field: HTMLInputElement, value: string) =>
        Reflect.set(HTMLInputElement.prototype, 'value', value, field),
    ],
  ])('[AU11] [OF15] accepts what was filled in %s without an event, and keeps it', async (_by, fillIn) => {
    const { user } = open();
    const stop = reportFilledFields(flushSync);
    fillIn(email(), 'asha@example.com');
    fillIn(password(), 'filled words');
    await user.click(submit());
    stop();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([email().value, password().value]).toEqual(['asha@example.com', 'filled words']);
    expect([email().ariaInvalid, password().ariaInvalid]).toEqual([null, null]);
  });

  it('[ER5] [ER1] [AU19] a wrong password is reported once, on the form and in plain words, and the input is kept', async () => {
    const { user } = open();
    await user.type(email(), 'nobody@example.com');
    await user.type(password(), 'not the one');
    await user.click(submit());
    await screen.findByText('Failed to log in. Please check your credentials.', undefined, {
      timeout: 10_000,
    });
    expect(screen.getAllByRole('alert').length).toBe(1);
    expect([email().value, password().value]).toEqual(['nobody@example.com', 'not the one']);
  }, 30_000);
});

describe('with the embedded backend', () => {
  it('[AU8] after the data of the browser was cleared it says what is gone, in place of Welcome back', async () => {
    const { state } = open();
    screen.getByRole('heading', { level: 1, name: 'Welcome back' });
    act(() => state.set(sessionAtom, { phase: 'signed-out', isCleared: true }));
    screen.getByRole('heading', { level: 1, name: 'This browser’s data was cleared' });
    expect(
      await screen.findByText(/What was cleared is gone: if you cannot log in, sign up again/),
    ).toBeTruthy();
    expect(screen.queryByText(/Welcome back/)).toBeNull();
  });

  it('[AU22] Continue with Google is disabled and says why', async () => {
    open();
    await screen.findByText('Google sign-in needs a Firebase project with a Google client.');
    const google = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });
    expect(google.disabled).toBe(true);
    const described = document.getElementById(google.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Google sign-in needs a Firebase project with a Google client.');
  });

  it('[AU22] it is below the form, before and after that is known', async () => {
    open();
    const isBelow = () => {
      const google = screen.getByRole('button', { name: 'Continue with Google' });
      return submit().compareDocumentPosition(google) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    expect(isBelow()).toBe(true);
    await screen.findByText('Google sign-in needs a Firebase project with a Google client.');
    expect(isBelow()).toBe(true);
  });

  it('[AU23] Forgot Password explains that it needs a Firebase project and has nothing to send', async () => {
    const { user } = open();
    await screen.findByText('Google sign-in needs a Firebase project with a Google client.');
    await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
    const dialog = screen.getByRole('dialog', { name: 'Forgot Password' });
    expect(dialog.textContent).toContain('needs a Firebase project');
    expect(within(dialog).queryByRole('textbox')).toBeNull();
  });
});

it('[AU8] with a server, cleared data is loaded again, and only what was not sent may be lost', () => {
  expect(clearedLead(false)).toBe(
    'Log in again to load what the server has. Changes that had not been sent yet may be lost.',
  );
});
