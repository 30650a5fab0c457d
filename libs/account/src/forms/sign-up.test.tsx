// @vitest-environment jsdom
import { embeddedBackend } from '@dayloom/testing/shell';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { AccountPage, accountPage } from '../testing/account-page.tsx';
import { SignUp } from './sign-up.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(backend = embeddedBackend()) {
  const page = accountPage({ backend });
  render(
    <AccountPage page={page} at="/signup">
      <SignUp />
    </AccountPage>,
  );
  return { user: userEvent.setup(), state: page.state };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Deriving a password's key is slow on purpose. */
const timeout = { timeout: 10_000 };
const hint = 'Password must be at least 8 characters long';

async function fill(user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

it('[AU14] the form has four fields, the password’s hint, Google and a link to /login', () => {
  open();
  const complete = ['First Name', 'Mobile Number', 'Email', 'Password'].map(
    (label) => field(label).autocomplete,
  );
  expect(complete).toEqual(['given-name', 'tel', 'username', 'new-password']);
  screen.getByText(hint);
  screen.getByRole('button', { name: 'Continue with Google' });
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});

it('[AU22] the form says that records stay in this browser and what the password is for', async () => {
  open();
  const sentence = await screen.findByText(/^Your records stay in this browser/);
  expect(sentence.textContent).toContain('keeps its accounts apart and encrypts nothing');
});

it('[AU14] the hint turns into a tick at 8 characters', async () => {
  const { user } = open();
  await user.type(field('Password'), 'seven77');
  expect(screen.getByText(hint).dataset['met']).toBe('false');
  await user.type(field('Password'), '8');
  expect(screen.getByText(hint).dataset['met']).toBe('true');
  expect(screen.getByText(hint).textContent).toContain('✓');
});

it('[AU15] missing fields are marked and no call is made', async () => {
  const { user, state } = open();
  await fill(user, { Email: 'ravi@example.com' });
  const invalid = ['First Name', 'Mobile Number', 'Email', 'Password'].map(
    (label) => field(label).ariaInvalid,
  );
  expect(invalid).toEqual(['true', 'true', null, 'true']);
  expect(document.activeElement).toBe(field('First Name'));
  expect(state.get(sessionAtom).phase).toBe('signed-out');
});

const ravi = { 'First Name': 'Ravi', 'Mobile Number': '0123', Email: 'ravi@example.com' };

it('[AU16] a password under 8 characters is rejected with the hint’s sentence', async () => {
  const { user, state } = open();
  await fill(user, { ...ravi, Password: 'seven77' });
  expect(field('Password').ariaInvalid).toBe('true');
  screen.getByText(hint);
  expect(state.get(sessionAtom).phase).toBe('signed-out');
});

it('[AU19] if the browser stores no session, a new account is used until the page is closed', async () => {
  const { user, state } = open();
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fill(user, { ...ravi, Email: 'full@example.com', Password: 'long enough' });
  await screen.findByText('Account created successfully!', undefined, timeout);
  expect(state.get(sessionAtom).phase).toBe('signed-in');
  expect(logged).toHaveBeenCalledWith('The session cannot be remembered.', expect.anything());
  logged.mockRestore();
  refuse.mockRestore();
}, 30_000);

it('[ER3] [ER7] [AU19] an account is created once; a second with its e-mail is rejected on the form and in one toast', async () => {
  const device = embeddedBackend();
  const first = open(device);
  await fill(first.user, { ...ravi, Password: 'long enough' });
  await screen.findByText('Account created successfully!', undefined, timeout);
  expect(first.state.get(sessionAtom)).toMatchObject({
    phase: 'signed-in',
    user: { email: 'ravi@example.com' },
  });
  cleanup();

  const { user } = open(device);
  await fill(user, { ...ravi, Password: 'long enough' });
  await screen.findByText('Failed to create account. Please try again.', undefined, timeout);
  const heading = await screen.findByText('Failed to create account');
  const toast = heading.closest('[role="alert"]');
  expect(toast?.textContent).toContain('There is already an account with this e-mail.');
  expect(screen.getAllByRole('alert').length).toBe(2);
  expect(field('First Name').value).toBe('Ravi');
}, 30_000);
