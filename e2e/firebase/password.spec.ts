import { messagesSent } from '../../testing/seed/emulated-accounts.mjs';
import { recordOnServer } from '../../testing/seed/emulated-firestore.mjs';
import { logOut } from '../support/log-out.ts';
import { everythingSent } from '../support/stored.ts';
import { requireEmulators } from '../support/services.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The browser's message about an error response of the account service. */
const noAnswer = /status of 400/;

/** The page's message for a wrong combination of e-mail and password. */
async function answerTo(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Failed to log in. Please check your credentials.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  // The error is only shown in the form.
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0);
  return alert.textContent();
}

test('[AU18, AU19, DA4, ER1, ER5, ER7] signing up creates account and user document, and a wrong password and an unknown e-mail get the same message @gate', async ({
  visitor,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(noAnswer, /Failed to create account/);
  await visitor.signUp();
  const id = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('dayloom.session') ?? '{}') as { id: string }).id,
  );
  await everythingSent(page, id);
  const { records } = await requireEmulators(page);
  expect(await recordOnServer(records, 'users', id)).toEqual({
    firstName: 'Asha',
    email: visitor.email,
    mobileNo: '+49 151 234567',
    createdAt: expect.stringMatching(/Z$/),
  });
  await logOut(visitor);

  const firstAnswer = await answerTo(page, visitor.email, 'not the password');
  expect(await answerTo(page, `nobody-${visitor.email}`, 'not the password')).toBe(firstAnswer);
  await expect(page.getByText(/auth\/|wrong-credentials|INVALID|NOT_FOUND/)).toHaveCount(0);

  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Another person');
  await page.getByLabel('Mobile Number').fill('0');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill('another password');
  await visitor.press('Sign Up');
  await expect(visitor.toast('There is already an account with this e-mail.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Another person');
});

test('[AU13, ER8] the reset message goes to the e-mail and its link sets a new password', async ({
  user,
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(noAnswer);
  await logOut(user);
  await page.goto('/login');
  await user.press('Forgot Password');
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  const send = dialog.getByRole('button', { name: 'Send reset e-mail' });
  await send.click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await dialog.getByLabel('Email').fill('not an address');
  await send.click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/^Enter an e-mail address/);
  await expect(dialog.getByLabel('Email')).toHaveValue('not an address');

  const asked: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('sendOobCode')) asked.push(sent.postDataJSON());
  });
  await dialog.getByLabel('Email').fill(user.email);
  await send.click();
  await expect(user.toast('Password reset email sent! Please check your inbox.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(asked).toEqual([expect.objectContaining({ requestType: 'PASSWORD_RESET', email: user.email })]);

  const { accounts } = await requireEmulators(page);
  const own = (await messagesSent(accounts)).filter(({ email }) => email === user.email);
  expect(own.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
  const set = await request.get(`${own[0]!.oobLink}&newPassword=${encodeURIComponent('a new password')}`);
  expect(set.ok()).toBe(true);

  await answerTo(page, user.email, user.password);
  await page.getByLabel('Password', { exact: true }).fill('a new password');
  await user.press('Login');
  await expect(page).toHaveURL('/');
  await user.sees(user.email);
});

test('[AU13, ER8] a reset for an e-mail without an account gets the same answer as any other', async ({
  visitor,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(noAnswer);
  await page.goto('/login');
  await visitor.press('Forgot Password');
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await dialog.getByLabel('Email').fill(visitor.email);
  await dialog.getByRole('button', { name: 'Send reset e-mail' }).click();
  await expect(visitor.toast('Password reset email sent! Please check your inbox.')).toBeVisible();
  const { accounts } = await requireEmulators(page);
  expect((await messagesSent(accounts)).filter(({ email }) => email === visitor.email)).toEqual([]);
});
