// Runs while the page is parsed, before its content, as a part of the page.
import { rememberedUser } from '@dayloom/account/stored';
import { keptConfig } from '../backend/kept-config.ts';
import { type KeptRegistry, keptRegistryText } from '../loader/kept-registry.ts';
import { addPreload, componentFiles, destinationOf } from '../loader/preload.ts';
import { areasOffHere } from '../modules/areas-off-here.ts';
import { isOnHome } from '../modules/is-on-home.ts';
import { paths } from '../paths.ts';
import { pageRelease } from './page-release.ts';

/** The shell's chunk for each address that a visitor can open. */
const visitorChunks: Readonly<Record<string, string>> = {
  [paths.home]: 'landing',
  [paths.login]: 'login',
  [paths.signUp]: 'sign-up',
};

/** How long a start may take before 'Loading...' is shown, since painting it takes time too. Milliseconds. */
const loadingDelay = 400;

/** The router's `matchPath` is larger than this whole script. */
const leadsTo = (path: string) =>
  new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`).test(location.pathname);

/**
 * Decides whether the landing page is shown, and requests the files that this address needs, which the app's script
 * would only request once it runs. It relies on what is stored on the device: an old or broken copy only costs time.
 */
export function preloadFirstScreen() {
  // Browsers offer to install the product once per page, possibly before any of our code is ready to listen.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    Object.assign(globalThis, { installOffer: offer });
  });
  const { pathname } = location;
  const page = document.documentElement.dataset;
  const isSignedIn = rememberedUser() !== undefined;
  // What the landing page offers depends on it. Without a copy it is known when the file is loaded.
  const config = keptConfig() as { readonly backend: string } | null | undefined;
  if (config) page['backend'] = config.backend;
  // The page contains the landing page; at any other address, and for signed-in users, a screen has to load.
  if (isSignedIn || pathname !== paths.home) page['start'] = 'app';
  const release = pageRelease();
  if (!release) return;
  const { path, files: hashes, chunks, fonts } = release;

  const asked = new Set<string>();
  const ask = (href: string, integrity: string | undefined) => {
    // A file without a hash is never loaded.
    if (!integrity || asked.has(href)) return;
    asked.add(href);
    // The app's script comes first.
    addPreload({ as: destinationOf(href), fetchPriority: 'low', integrity, href });
  };
  const askForChunk = (name: string | undefined) => {
    for (const file of (name && chunks[name]) || []) ask(path + file, hashes[file]);
  };
  // A start from the device's copy requests it later.
  const askForConfig = () => addPreload({ as: 'fetch', href: '/config.json' });

  // Text that is painted before its font is loaded is painted twice, and a search for another font takes longer
  // than this font does.
  for (const href of fonts[page['theme'] ?? ''] ?? []) addPreload({ as: 'font', href });
  setTimeout(() => document.querySelector('.boot')?.removeAttribute('hidden'), loadingDelay);
  if (!isSignedIn) {
    askForConfig();
    askForChunk(visitorChunks[pathname]);
    return;
  }
  askForChunk('workspace');
  if (config) askForChunk(`backend-${config.backend}`);
  else askForConfig();
  try {
    const registry = JSON.parse(keptRegistryText() ?? '') as KeptRegistry;
    // Another shell has been released since, with other modules.
    if (registry.shell.path !== path) return;
    const off = areasOffHere();
    for (const entry of registry.modules) {
      const { name, contract, routes = [], slots = [] } = entry.descriptor;
      // The shell fetches nothing of a module whose contract it does not support.
      if (contract !== registry.contract || off.includes(name)) continue;
      const askForComponent = (kind: 'route' | 'widget', id: string) => {
        for (const file of componentFiles(entry, kind, id)) ask(file, entry.files[file]);
      };
      const screen = routes.find((route) => leadsTo(route.path));
      if (screen) askForComponent('route', screen.id);
      else if (pathname === paths.home)
        for (const { widget } of slots.filter(isOnHome)) askForComponent('widget', widget);
    }
  } catch {
    // The app's own code requests the files.
  }
}

preloadFirstScreen();
