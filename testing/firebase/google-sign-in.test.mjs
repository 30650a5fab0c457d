import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureChromium, launchArguments } from '../../tools/browser.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { people, startFakeProvider } from './fake-provider.mjs';

const publicFolder = resolve(import.meta.dirname, '../../apps/shell/public');
/** @param {string} name */
const publicFile = (name) => readFile(join(publicFolder, name));
/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');
/** @param {string} token @returns {Record<string, unknown>} */
const claimsOf = (token) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

it('the hash in the sign-in page matches its script', async () => {
  const hash = createHash('sha384')
    .update(await publicFile('google-sign-in.js'))
    .digest('base64');
  const html = (await publicFile('google-sign-in.html')).toString();
  const [tag = ''] = html.match(/<script\b[^>]*>/) ?? [];
  expect(tag).toContain('src="/google-sign-in.js"');
  expect(tag).toContain('crossorigin="anonymous"');
  expect(tag).toContain(`integrity="sha384-${hash}"`);
  expect(html).not.toMatch(/<script>|<style|\son\w+=/);
});

describe('the sign-in page in a browser, under the headers of the product', () => {
  /** @type {Awaited<ReturnType<typeof startFakeProvider>>} */
  let provider;
  /** @type {Awaited<ReturnType<typeof createServer>>} */
  let server;
  /** @type {import('@playwright/test').Browser} */
  let browser;
  /** @type {import('@playwright/test').Page} */
  let opener;
  let folder = '';
  /** @type {string[]} */
  let complaints = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dayloom-sign-in-'));
    await cp(publicFolder, folder, { recursive: true });
    await writeFile(join(folder, 'config.json'), '{}');
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Opener</title><h1>Opener</h1>');
    provider = await startFakeProvider();
    const config = { backend: 'firebase', google: { clientId: 'demo-client', authorize: provider.url } };
    server = await createServer({ folder, config });
    browser = await chromium.launch({ executablePath: ensureChromium(() => {}), args: launchArguments });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
    await provider.stop();
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    complaints = [];
    const context = await browser.newContext();
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    opener = await context.newPage();
    await opener.goto(server.url);
  });
  afterEach(() => opener.context().close());

  /** Opens the window as the sign-in does. The opener keeps the message of the channel. */
  async function openWindow() {
    const opening = opener.waitForEvent('popup');
    await opener.evaluate(() => {
      const page = /** @type {any} */ (globalThis);
      page.popup = open('/google-sign-in.html#state=s-1&nonce=n-1', '_blank', 'popup');
      page.answer = new Promise((answered) => {
        new BroadcastChannel('dayloom-google-sign-in').addEventListener('message', ({ data }) =>
          answered(data),
        );
      });
    });
    const popup = await opening;
    await popup.getByRole('heading', { name: 'Stand-in for Google' }).waitFor();
    return popup;
  }
  const answer = () => opener.evaluate(() => /** @type {any} */ (globalThis).answer);
  const looksClosed = () => opener.evaluate(() => /** @type {any} */ (globalThis).popup.closed);

  it('goes to the provider with client, scope, state and the hash of the nonce', async () => {
    const popup = await openWindow();
    const { origin, pathname, searchParams } = new URL(popup.url());
    expect(origin + pathname).toBe(provider.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'demo-client',
      redirect_uri: `${server.url}/google-sign-in.html`,
      response_type: 'id_token',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: 's-1',
      nonce: hashOf('n-1'),
    });
  });

  it("gives the provider's page no access to the page that opened it", async () => {
    const popup = await openWindow();
    expect(await popup.evaluate(() => globalThis.opener)).toBeNull();
  });

  it('says so and stays when the configured provider does not use https', async () => {
    const authorize = 'http://accounts.example/authorize';
    const config = { backend: 'firebase', google: { clientId: 'demo-client', authorize } };
    const careless = await createServer({ folder, config });
    await opener.goto(`${careless.url}/google-sign-in.html#state=s-1&nonce=n-1`);
    await opener.getByText('The sign-in could not be started.').waitFor();
    expect(new URL(opener.url()).origin).toBe(careless.url);
    await careless.close();
  });

  it('does not look closed to its opener while it shows the provider', async () => {
    const popup = await openWindow();
    expect(await looksClosed()).toBe(false);
    const closed = popup.waitForEvent('close');
    await popup.close();
    await closed;
    await opener.waitForFunction(() => /** @type {any} */ (globalThis).popup.closed);
  });

  it('passes the token and closes, without a policy violation', async () => {
    const popup = await openWindow();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('link', { name: people[1]?.name ?? '' }).click();
    const { state, idToken, error } = await answer();
    await closed;
    expect([state, error]).toEqual(['s-1', null]);
    expect(claimsOf(idToken)).toMatchObject({ ...people[1], aud: 'demo-client', nonce: hashOf('n-1') });
    expect(complaints).toEqual([]);
  });

  it('passes an error of the provider', async () => {
    const popup = await openWindow();
    await popup.getByRole('link', { name: 'Cancel' }).click();
    expect(await answer()).toEqual({ state: 's-1', idToken: null, error: 'access_denied' });
  });

  it('leads nowhere when it is opened by hand, whatever its address contains', async () => {
    for (const rest of ['', '?authorize=https://evil.example/&state=1&nonce=2', '#authorize=x&state=1']) {
      await opener.goto(`${server.url}/google-sign-in.html${rest}`);
      await opener.getByText('This page is a part of signing in with Google.').waitFor();
      expect(new URL(opener.url()).origin).toBe(server.url);
    }
    expect(complaints).toEqual([]);
  });

  it('keeps no token in its address', async () => {
    await opener.goto(`${server.url}/google-sign-in.html#id_token=secret&state=1`);
    await opener.getByText('You can close this window.').waitFor();
    expect(opener.url()).toBe(`${server.url}/google-sign-in.html`);
  });
});

describe('the fake Google', () => {
  /** @type {Awaited<ReturnType<typeof startFakeProvider>>} */
  let provider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.stop());

  const right = {
    client_id: 'id',
    redirect_uri: 'http://localhost:4200/google-sign-in.html',
    response_type: 'id_token',
    scope: 'openid email',
    state: 's',
    nonce: 'n',
  };
  /** @param {Record<string, string>} change */
  const ask = (change) => fetch(`${provider.url}?${new URLSearchParams({ ...right, ...change })}`);

  it('says that it is not Google', async () => {
    const answer = await ask({});
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('It is not Google')]);
  });

  it.each([
    [{ client_id: '' }],
    [{ state: '' }],
    [{ nonce: '' }],
    [{ response_type: 'code' }],
    [{ scope: 'email' }],
    [{ redirect_uri: 'https://evil.example/google-sign-in.html' }],
    [{ redirect_uri: 'http://localhost.evil.example/' }],
    [{ redirect_uri: 'http://localhost@evil.example/' }],
    [{ redirect_uri: 'javascript:alert(1)' }],
  ])('rejects %j', async (change) => {
    expect((await ask(change)).status).toBe(400);
  });
});
