import { onlyEmbedded } from '../support/embedded-only.ts';
import { logOut } from '../support/log-out.ts';
import { everShown } from '../support/page-history.ts';
import { emulatorsBehind } from '../support/services.ts';
import { expect, test } from '../support/test.ts';

const refusals = [/E-mail and password do not match/, /Failed to create account/];

test('[AU1, AU2, AU4] a visitor of a protected screen has to sign in, and nothing of the screen is read or shown', async ({
  visitor: { page },
}) => {
  const shown = await everShown(page);
  for (const address of ['/dashboard', '/add-work', '/work/any', '/notes', '/profile', '/goals']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
  for (const [address, heading] of [
    ['/', /Weave your work/],
    ['/login', 'Welcome back'],
    ['/signup', 'Create your account'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  expect((await shown()).join('\n')).not.toMatch(
    /Total Works|Save Work|No notes yet|Choose Theme.*Mobile|Weekly Goals/,
  );
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('[AU5, AU6, AU7, AU20, ER2, ER3, ER4] signing up and signing in lead back to the full requested address, otherwise to the start @gate', async ({
  visitor,
  page,
}) => {
  const asked = '/goals?type=monthly#later';
  await page.goto(asked);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Mobile Number').fill('0151');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await visitor.press('Sign Up');
  await expect(visitor.toast('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(asked);

  await logOut(visitor);
  await expect(visitor.toast('Successfully signed out!')).toBeVisible();

  await page.getByRole('link', { name: 'Login' }).click();
  await visitor.signIn();
  await expect(visitor.toast('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Home · Dayloom');
  for (const address of ['/login', '/signup']) {
    await page.goto(address);
    await expect(page).toHaveTitle('Home · Dayloom');
    await expect(page).toHaveURL('/');
  }

  await page.evaluate(() => localStorage.removeItem('dayloom.session'));
  await page.goto('/notes?find=a%20b#end');
  await visitor.signIn();
  await expect(page).toHaveURL('/notes?find=a%20b#end');
});

test('[AU8] until the session is known the page says Loading..., and then shows only screens of its user @gate', async ({
  seeded,
  page,
  context,
}) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/s\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const shown = await everShown(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await expect(page.getByRole('heading')).toHaveCount(0);
  release();
  await seeded.sees('Recent Tasks');
  expect((await shown()).join('\n')).not.toMatch(/Weave your work|Sign Up/);

  const visitors = await context.browser()!.newContext();
  const other = await visitors.newPage();
  const shownToVisitor = await everShown(other);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: /Weave your work/ })).toBeVisible();
  expect((await shownToVisitor()).join('\n')).not.toMatch(/Recent Tasks|Dashboard/);
  await visitors.close();
});

test(
  '[AU9, AU10, AU11, AU22, AU23] the login form shows its options, and sends nothing while a field is missing',
  onlyEmbedded('Google and reset mails are there on Firebase'),
  async ({ visitor, page }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    await expect(page.getByLabel('Remember me')).not.toBeChecked();

    const google = page.getByRole('button', { name: 'Continue with Google' });
    await expect(google).toBeDisabled();
    await expect(google).toHaveAccessibleDescription(
      'Google sign-in needs a Firebase project with a Google client.',
    );
    await visitor.press('Forgot Password');
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
    await expect(dialog.getByText(/needs a Firebase project/)).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText(['', 'Close']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeFocused();

    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await visitor.press('Login');
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(email).toBeFocused();
    await email.fill(visitor.email);
    await visitor.press('Login');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

    await password.fill('a secret');
    await expect(password).toHaveAttribute('type', 'password');
    await visitor.press('Show password');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('a secret');
    await visitor.press('Hide password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('a secret');
  },
);

test('[AU14, AU15, AU16] the sign-up form marks missing or too short fields, and creates no account', async ({
  visitor,
  page,
}) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeEnabled({ enabled: (await emulatorsBehind(page)) !== undefined });
  const hint = 'Password must be at least 8 characters long';
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(new RegExp(hint));

  await visitor.press('Sign Up');
  const labels = ['First Name', 'Mobile Number', 'Email', 'Password'];
  for (const label of labels)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`^${label} is required`),
    );
  await expect(page.getByLabel('First Name')).toBeFocused();

  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Mobile Number').fill('0151');
  await page.getByLabel('Email').fill(visitor.email);
  await password.fill('1234567');
  await visitor.press('Sign Up');
  await expect(password).toHaveAccessibleDescription(hint);
  await expect(main.getByText(hint)).toHaveCount(1);
  await expect(password).toHaveValue('1234567');
  await expect(page).toHaveURL('/signup');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test(
  '[AU18, AU19, AU21, ER1, ER5, ER7] an account is created without a server, and a rejection says why and keeps the input @gate',
  onlyEmbedded('this account needs no server'),
  async ({ visitor, page, expectedMessages }) => {
    expectedMessages.push(...refusals);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
    await visitor.signUp();
    await page.goto('/profile');
    await visitor.sees('+49 151 234567');
    await visitor.sees('Asha');
    await logOut(visitor);

    await page.goto('/login');
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await visitor.press('Login');
    const form = page.getByRole('main');
    await expect(form.getByRole('alert')).toHaveText('Failed to log in. Please check your credentials.');
    await expect(visitor.toast('E-mail and password do not match an account.')).toHaveCount(0);
    await expect(page.getByText(/auth\/|wrong-credentials/)).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');

    await page.goto('/signup');
    await page.getByLabel('First Name').fill('Another person');
    await page.getByLabel('Mobile Number').fill('0');
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Password', { exact: true }).fill('another password');
    await visitor.press('Sign Up');
    await expect(form.getByRole('alert')).toHaveText('Failed to create account. Please try again.');
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText('Failed to create account');
    await expect(toast).toContainText('There is already an account with this e-mail.');
    await expect(page.getByLabel('First Name')).toHaveValue('Another person');

    await page.goto('/login');
    await visitor.signIn();
    await visitor.sees('Successfully signed in!');
    await page.goto('/profile');
    await visitor.sees('Asha');
    expect(sent).toEqual([]);
  },
);

test('[OF6, AU20] signing out in one tab ends the session in all others @gate', async ({
  seeded,
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await seeded.sees('Half marathon training');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Account', exact: true }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Half marathon training')).toHaveCount(0);
});

test('[OF6] a work added in one tab appears in the other automatically', async ({ fresh, page, context }) => {
  await page.goto('/dashboard');
  await fresh.sees('No works found');
  const other = await context.newPage();
  await other.goto('/add-work');
  await other.getByLabel('Title').fill('Paint the fence');
  await other.getByRole('button', { name: 'Save Work' }).click();
  await expect(other).toHaveURL(/\/work\//);
  await expect(page.getByText('Paint the fence')).toBeVisible();
  await expect(page.getByText('No works found')).toHaveCount(0);
});
