// @vitest-environment jsdom
import { rememberedUser, rememberUser } from '@dayloom/account';
import { CONTRACT } from '@dayloom/platform';
import { testUser } from '@dayloom/testing/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModuleSet } from '../loader/module-set.ts';
import { preloadComponent } from '../loader/preload.ts';
import { readRegistry } from '../loader/registry.ts';
import { loadFirstScreen } from '../modules/load-first-screen.ts';
import { preloadFirstScreen } from './preload-script.ts';

const hash = (name: string) => `sha384-${name.slice(-8).replaceAll(/\W/g, '0').padEnd(64, 'A')}`;

const path = '/s/1.0.0/';
/** The files of the shell's chunks, as a release writes them into its page. */
const chunks = Object.fromEntries(
  ['landing', 'login', 'sign-up', 'workspace', 'backend-local', 'backend-firebase'].map((name) => [
    name,
    [...(name.startsWith('backend-') ? ['workspace.css', 'workspace.js'] : []), `${name}.css`, `${name}.js`],
  ]),
);
const shell = {
  path,
  files: Object.fromEntries(
    Object.values(chunks)
      .flat()
      .map((name) => [name, hash(path + name)]),
  ),
  fonts: { light: [], nature: ['/s/1.0.0/fonts/figtree.woff2'] },
  chunks,
};

/** A registry with two modules. Each test has its own version, since the page requests no file twice. */
function registryOf(version: string) {
  const moduleOf = (name: string, descriptor: object, parts: readonly string[]) => {
    const at = (file: string) => `/m/${name}/${version}/${file}`;
    const chunks = Object.fromEntries(parts.map((part) => [part, [at(`${part}.css`), at(`${part}.js`)]]));
    const files = [at('entry.js'), at('module.js'), ...Object.values(chunks).flat()];
    return {
      name,
      version,
      entry: at('entry.js'),
      files: Object.fromEntries(files.map((file) => [file, hash(file)])),
      chunks: { module: [at('module.js')], ...chunks },
      descriptor: { name, title: name, contract: CONTRACT, ...descriptor },
    };
  };
  const route = (id: string, path: string) => ({ id, path, title: id });
  const widget = (slot: string) => ({ slot, widget: 'recent', title: 'Recent', order: 1, minHeight: 100 });
  return {
    schemaVersion: 1,
    revision: 3,
    shell: { version: '1.0.0', path: shell.path },
    modules: [
      moduleOf(
        'works',
        {
          routes: [route('dashboard', '/dashboard'), route('work-detail', '/work/:id')],
          slots: [widget('home.main')],
        },
        ['route-dashboard', 'route-work-detail', 'widgets'],
      ),
      moduleOf('focus', { routes: [route('timer', '/timer')], slots: [widget('shell.clock')] }, [
        'route-timer',
        'widgets',
      ]),
    ],
  };
}

let fontsAsked: readonly string[] = [];
let configAsked = false;
/** The scripts and styles requested since the last call. */
function asked(): string[] {
  const links = [...document.head.querySelectorAll('link')];
  for (const link of links) link.remove();
  const fonts = links.filter(({ as }) => as === 'font');
  fontsAsked = fonts.map(({ href }) => new URL(href).pathname);
  const config = links.filter(({ as }) => as === 'fetch');
  configAsked = config.map(({ href }) => new URL(href).pathname).includes('/config.json');
  return links
    .filter((link) => !fonts.includes(link) && !config.includes(link))
    .map((link) => {
      expect(link.integrity).toBe(hash(new URL(link.href).pathname));
      expect(link.as).toBe(link.href.endsWith('.css') ? 'style' : 'script');
      return new URL(link.href).pathname;
    });
}

/** Runs the script like the page, after the element that the release adds. */
function run(path: string): string[] {
  history.replaceState(null, '', path);
  const release = Object.assign(document.createElement('script'), {
    type: 'application/json',
    text: JSON.stringify(shell),
  });
  document.body.replaceChildren(release);
  preloadFirstScreen();
  return asked();
}

const chunk = (name: string) => [`/s/1.0.0/${name}.css`, `/s/1.0.0/${name}.js`];
/** Stores a registry like the loader. */
const keep = (registry: object) =>
  localStorage.setItem('dayloom.registry', JSON.stringify({ ...registry, contract: CONTRACT }));

beforeEach(() => {
  document.cookie = 'dayloom-session=; path=/; max-age=0';
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['areasOff'];
});

describe('what the page requests before its script runs', () => {
  it.each([
    { path: '/', name: 'landing' },
    { path: '/login', name: 'login' },
    { path: '/signup', name: 'sign-up' },
  ])('is $name for a visitor at $path, and nothing of the modules', ({ path, name }) => {
    keep(registryOf('visitor'));
    expect(run(path)).toEqual(chunk(name));
  });

  it('[AU12] treats a session that ended with the browser as a visitor', () => {
    rememberUser(testUser, false);
    expect(run('/')).toEqual([...chunk('workspace')]);
    document.cookie = 'dayloom-session=; path=/; max-age=0';
    expect(run('/')).toEqual(chunk('landing'));
  });

  it.each(['local', 'firebase'])('is the %s backend, once that is known', (name) => {
    rememberUser(testUser, true);
    localStorage.setItem('dayloom.config', JSON.stringify({ backend: name }));
    expect(run('/')).toEqual([...chunk('workspace'), ...chunk(`backend-${name}`)]);
  });

  it.each([
    { path: '/', files: 4 },
    { path: '/dashboard', files: 4 },
    { path: '/work/w1', files: 4 },
    { path: '/timer', files: 4 },
    { path: '/nowhere', files: 0 },
    { path: '/work/w1/more', files: 0 },
  ])('at $path is what the app itself would request, $files files of modules', async ({ path, files }) => {
    // So that a failed load is not retried after the test has ended.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'info').mockReturnValue();
    rememberUser(testUser, true);
    const registry = registryOf(`at${path.replaceAll('/', '-')}`);
    keep(registry);
    const early = run(path).filter((file) => file.startsWith('/m/'));
    expect(early).toHaveLength(files);

    const { modules } = readRegistry(registry);
    const set = new ModuleSet(
      modules.map((entry) => ({ entry, origin: 'live' as const })),
      {
        source: { preload: preloadComponent, load: () => Promise.reject(new Error('Nothing runs here.')) },
        provided: { contract: CONTRACT, versions: {}, levels: { platform: 1, ui: 1, records: 1 } },
      },
    );
    loadFirstScreen(set, path);
    expect(early.toSorted()).toEqual(asked().toSorted());
    await set.settled();
  });

  it('is /config.json if the page does not start from its copy', () => {
    run('/');
    expect(configAsked).toBe(true);
    rememberUser(testUser, true);
    run('/');
    expect(configAsked).toBe(true);
    localStorage.setItem('dayloom.config', JSON.stringify({ backend: 'local' }));
    run('/');
    expect(configAsked).toBe(false);
  });

  it.each([
    { who: 'a visitor at /', path: '/', session: undefined, start: undefined },
    { who: 'a visitor elsewhere', path: '/login', session: undefined, start: 'app' },
    { who: 'a signed-in user', path: '/', session: { ...testUser, remember: true }, start: 'app' },
    {
      who: 'whose session has ended',
      path: '/',
      session: { ...testUser, remember: false },
      start: undefined,
    },
    { who: 'whose session is not one', path: '/', session: { id: 'u1', remember: true }, start: undefined },
  ])('[LP5, AU8, AU12] shows the landing page or not to $who', ({ path, session, start }) => {
    if (session) localStorage.setItem('dayloom.session', JSON.stringify(session));
    delete document.documentElement.dataset['start'];
    run(path);
    expect(document.documentElement.dataset['start']).toBe(start);
    expect(rememberedUser() === undefined && path === '/').toBe(start === undefined);
  });

  it('is also the fonts of the stored theme, for visitors too', () => {
    document.documentElement.dataset['theme'] = 'nature';
    run('/nowhere');
    expect(fontsAsked).toEqual(shell.fonts.nature);
  });

  it('[MO5] is nothing of a module whose contract the shell does not support', () => {
    rememberUser(testUser, true);
    const registry = registryOf('refused');
    for (const { name, descriptor } of registry.modules) if (name === 'works') descriptor.contract += 1;
    keep(registry);
    expect(run('/dashboard')).toEqual(chunk('workspace'));
    expect(run('/timer').filter((file) => file.startsWith('/m/'))).toHaveLength(4);
  });

  it('[ST3] is nothing of a module that is switched off', () => {
    rememberUser(testUser, true);
    const registry = registryOf('off');
    keep(registry);
    document.documentElement.dataset['areasOff'] = 'planner,works';
    expect([run('/dashboard'), run('/')]).toEqual([chunk('workspace'), chunk('workspace')]);
    expect(run('/timer').filter((file) => file.startsWith('/m/'))).toHaveLength(4);
  });

  it('is nothing of the modules if another shell was released after their registry was stored', () => {
    rememberUser(testUser, true);
    keep({ ...registryOf('older'), shell: { version: '0.9.0', path: '/s/0.9.0/' } });
    expect(run('/')).toEqual(chunk('workspace'));
  });

  it.each([
    { of: 'session', key: 'dayloom.session', text: '{"id":', expected: chunk('landing') },
    { of: 'session of another shape', key: 'dayloom.session', text: '7', expected: chunk('landing') },
    { of: 'registry', key: 'dayloom.registry', text: '<!doctype html>', expected: chunk('workspace') },
    {
      of: 'registry of another shape',
      key: 'dayloom.registry',
      text: '{"shell":{"path":"/s/1.0.0/"},"modules":[7]}',
      expected: chunk('workspace'),
    },
    { of: 'backend', key: 'dayloom.config', text: '{"backend":"oracle"}', expected: chunk('workspace') },
  ])('is less where the copy of the $of is broken, without an error', ({ key, text, expected }) => {
    rememberUser(testUser, true);
    localStorage.setItem(key, text);
    expect(run('/')).toEqual(expected);
  });
});
