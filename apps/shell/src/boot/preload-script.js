// Runs while the page is parsed, before its content: decides whether the landing page is shown, and requests the
// files that this address needs, which the app's script would only request once it runs. It relies on what is
// stored on the device. An old or broken copy only costs time: the session check is the same as in the app's code.
(() => {
  // Browsers offer to install the product once per page, possibly before any of our code is ready to listen.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    Object.assign(globalThis, { installOffer: offer });
  });
  const { pathname } = location;
  /** @param {string} key */
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {}
  };
  const session = kept('dayloom.session');
  // The same check as in the session's own code: both must agree on who is a visitor.
  const isSignedIn =
    typeof session?.id === 'string' &&
    typeof session.email === 'string' &&
    (session.remember === true || document.cookie.includes('dayloom-session=1'));
  // What the landing page offers depends on it. Without a copy it is known when the file is loaded.
  const config = kept('dayloom.config');
  if (config) document.documentElement.dataset.backend = config.backend;
  // The page contains the landing page; at any other address, and for signed-in users, a screen has to load.
  if (isSignedIn || pathname !== '/') document.documentElement.dataset.start = 'app';
  // The release puts the shell's files, chunks and fonts into the element before this one.
  const shell = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? 'null');
  // A preload is only used if its request matches the loader's exactly.
  /** @param {object} how */
  const preload = (how) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', crossOrigin: 'anonymous', ...how }),
    );
  const asked = new Set();
  /** @param {string} href @param {string | undefined} integrity a file without it is never loaded */
  const ask = (href, integrity) => {
    if (!integrity || asked.has(href)) return;
    asked.add(href);
    // The app's script comes first.
    preload({ as: href.endsWith('.css') ? 'style' : 'script', fetchPriority: 'low', integrity, href });
  };
  // Text that is painted before its font is loaded is painted twice, and a search for another font takes longer
  // than this font does.
  for (const href of shell.fonts[document.documentElement.dataset.theme ?? ''] ?? [])
    preload({ as: 'font', href });
  // Painting 'Loading...' takes time too, so only a long start shows it.
  setTimeout(() => document.querySelector('.boot')?.removeAttribute('hidden'), 400);
  /** @param {string | undefined} name */
  const askForChunk = (name) => {
    for (const file of (name && shell.chunks[name]) || []) ask(shell.path + file, shell.files[file]);
  };
  // A start from the device's copy requests it later.
  const askForConfig = () => preload({ as: 'fetch', href: '/config.json' });
  /** @param {string} path */
  const leadsTo = (path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`).test(pathname);
  try {
    if (!isSignedIn) {
      askForConfig();
      return askForChunk(
        new Map([
          ['/', 'landing'],
          ['/login', 'login'],
          ['/signup', 'sign-up'],
        ]).get(pathname),
      );
    }
    askForChunk('workspace');
    if (config) askForChunk(`backend-${config.backend}`);
    else askForConfig();
    const registry = kept('dayloom.registry');
    // Another shell has been released since, with other modules.
    if (registry.shell.path !== shell.path) return;
    // The theme script has set it.
    const off = (document.documentElement.dataset.areasOff ?? '').split(',');
    for (const { entry, files, chunks, descriptor } of registry.modules) {
      // The shell fetches nothing of a module whose contract it does not support.
      if (descriptor.contract !== registry.contract || off.includes(descriptor.name)) continue;
      const screen = descriptor.routes?.find((/** @type {{ path: string }} */ route) => leadsTo(route.path));
      const widget = descriptor.slots?.find((/** @type {{ slot: string }} */ { slot }) =>
        slot.startsWith('home.'),
      );
      // Modules of older releases have their widgets in a chunk of that name, others in the module's chunk.
      const part = screen ? `route-${screen.id}` : pathname === '/' && widget && 'widgets';
      if (part) for (const file of [entry, ...chunks.module, ...(chunks[part] ?? [])]) ask(file, files[file]);
    }
  } catch {}
})();
