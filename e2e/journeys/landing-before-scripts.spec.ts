import { Person } from '../support/person.ts';
import { watchPages } from '../support/page-watch.ts';
import { expect, type Page, test } from '../support/test.ts';

const headline = 'Weave your works, goals and notes into one day.';
const ownScripts = /\/s\/.*\.js$/;

/** Holds every script of the product back. @returns what lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(ownScripts, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const paint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

async function storeTheme(page: Page, theme: string) {
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('theme-storage', text), theme);
}

/** Notes from the first frame on whether the landing page was ever to be seen. */
const watchForLanding = (page: Page) =>
  page.addInitScript((text) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
      seen.push(...shown.flatMap(({ textContent }) => (textContent === text ? [textContent] : [])));
      requestAnimationFrame(look);
    };
    look();
  }, headline);
const landingsSeen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

test('[LP5, TM5] a visitor reads the landing page in each theme before any script of the product is there', async ({
  visitor: { page },
}) => {
  await page.route(ownScripts, () => undefined);
  const papers = new Set<string>();
  for (const [name, value] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['Cute', 'cute'],
    ['Nature', 'nature'],
  ] as const) {
    await storeTheme(page, value);
    await page.goto('/', { waitUntil: 'commit' });
    await paint(page);
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await page.evaluate(() => '__federationOfShell' in globalThis), 'a script has run').toBe(false);
    const bar = page.getByRole('list', { name: 'Focus minutes in a week' }).locator('i').first();
    expect((await bar.boundingBox())?.height, 'styles that scripts set').toBeGreaterThan(20);
    papers.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(papers.size, 'four themes, four page backgrounds').toBe(4);
});

test('[LP5] the script takes the landing page over as it stands: nothing moves, and focus, place and theme stay', async ({
  visitor: { page },
}) => {
  const watched = await watchPages(page);
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const call = page.getByRole('link', { name: 'Create your account' });
  await call.focus();
  await expect(call).toBeInViewport();
  const title = await page.getByRole('heading', { name: headline }).elementHandle();

  // Done once the script is there; a press that moves neither focus nor page.
  await page.getByRole('button', { name: 'Start', exact: true }).dispatchEvent('click');
  letGo();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeAttached();
  await expect(call).toBeFocused();
  await expect(call).toBeInViewport();
  expect(await title?.evaluate((element) => element.isConnected), 'the same element').toBe(true);
  const { shift, moved } = await watched();
  expect(shift, moved.join('\n')).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('theme-storage'))).toBe('dark');
  await page.getByRole('radio', { name: 'Cute' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'cute');
});

test('[LP5] what a visitor presses and types before the script is there is not lost @gate', async ({
  visitor: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  const note = page.getByLabel('A note to try');
  await note.fill('Call the plumber');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue('Call the plumber');
  await expect(page.getByText('3 words')).toBeVisible();
});

test('[LP5] the landing page stays where its code does not come, and is taken over once that does', async ({
  visitor: { page },
  expectedMessages,
}) => {
  expectedMessages.push(/landing|Failed to load resource|preload/);
  await page.clock.install();
  let isBroken = true;
  await page.route(/\/s\/.*\/landing\..*\.js$/, (route) =>
    isBroken ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const failed = page.waitForEvent('console', (message) => message.text().includes('asked for again'));
  await page.goto('/', { waitUntil: 'commit' });
  await failed;
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  isBroken = false;
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('[LP5] whoever signs in in another tab while the landing page waits for its code sees home', async ({
  visitor: { page },
}) => {
  await page.route(/\/s\/.*\/landing\..*\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  const other = new Person(await page.context().newPage());
  await other.signUp();
  await expect(page.getByRole('heading', { name: headline })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Home/);
});

test('[LP5] what stands in the page is what the script draws by itself, element by element', async ({
  visitor: { page },
}) => {
  const drawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const { fontSize, display, padding } = getComputedStyle(element);
        return [element.tagName, element.getAttribute('class'), fontSize, display, padding].join();
      }),
    );
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await paint(page);
  const before = await drawn();
  letGo();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dayloom, home' }).click();
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  expect(await drawn()).toEqual(before);
});

for (const { path, name, title } of [
  { path: '/', name: 'home', title: /^Home/ },
  { path: '/dashboard', name: 'another address', title: /^Dashboard/ },
])
  test(`[LP5, AU8] whoever is signed in never sees the landing page at ${name}, however late the scripts are${path === '/' ? ' @gate' : ''}`, async ({
    fresh: { page },
  }) => {
    await watchForLanding(page);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText(headline)).toHaveCount(0);
    letGo();
    await expect(page).toHaveTitle(title);
    expect(await landingsSeen(page)).toEqual([]);
  });

test('[LP5] nobody sees the landing page at another address than its own', async ({ visitor: { page } }) => {
  await watchForLanding(page);
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await landingsSeen(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[LP5, LP4] a visitor reads the landing page, that the product needs JavaScript, and where to sign up', async ({
    visitor: { page },
    expectedMessages,
  }) => {
    // What only scripts ask for is not used.
    expectedMessages.push(/preload/);
    await page.goto('/');
    const told = page.locator('noscript > *');
    await expect(told).toHaveText('Dayloom needs JavaScript.');
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start planning' })).toHaveAttribute('href', '/signup');
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});
