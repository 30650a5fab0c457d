// Runs while the page is being read, before what stands in it: says whether the landing page is shown, and asks for the
// files that this address needs, which the page's own script would ask for only once it runs. It goes by what is kept on
// the device. Where a copy is old or broken, only time is lost: for the session it decides as the product's own code does.
(() => {
  // Browsers offer to install the product once in a page, maybe before any code of ours is there to hear it.
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
  // As the session itself reads it: whoever it takes for a visitor is one here.
  const isSignedIn =
    typeof session?.id === 'string' &&
    typeof session.email === 'string' &&
    (session.remember === true || document.cookie.includes('dayloom-session=1'));
  // What the landing page offers depends on it; without a copy that is known once the file is there.
  const config = kept('dayloom.config');
  if (config) document.documentElement.dataset.backend = config.backend;
  // What stands in the page is the landing page; everybody else waits for a screen of theirs.
  if (isSignedIn || pathname !== '/') document.documentElement.dataset.start = 'app';
  // The release puts the shell's files, chunks and fonts into the element before this one.
  const shell = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? 'null');
  // A preload only counts when it asks exactly as the loader will.
  /** @param {object} how */
  const preload = (how) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', crossOrigin: 'anonymous', ...how }),
    );
  const asked = new Set();
  /** @param {string} href @param {string | undefined} integrity without it nobody will load the file */
  const ask = (href, integrity) => {
    if (!integrity || asked.has(href)) return;
    asked.add(href);
    // The page's own script comes first.
    preload({ as: href.endsWith('.css') ? 'style' : 'script', fetchPriority: 'low', integrity, href });
  };
  // Text that is drawn before its font is there is drawn twice, and looking for another font takes longer than this one.
  for (const href of shell.fonts[document.documentElement.dataset.theme ?? ''] ?? [])
    preload({ as: 'font', href });
  // Drawing 'Loading...' takes time as well: only a start that is long says it.
  setTimeout(() => document.querySelector('.boot')?.removeAttribute('hidden'), 400);
  /** @param {string | undefined} name */
  const askForChunk = (name) => {
    for (const file of (name && shell.chunks[name]) || []) ask(shell.path + file, shell.files[file]);
  };
  // Whoever starts from its copy asks for it later.
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
    // Another shell was released since then, and other modules with it.
    if (registry.shell.path !== shell.path) return;
    // As the theme's script has put it there.
    const off = (document.documentElement.dataset.areasOff ?? '').split(',');
    for (const { entry, files, chunks, descriptor } of registry.modules) {
      // The shell fetches nothing of a module whose contract it does not support.
      if (descriptor.contract !== registry.contract || off.includes(descriptor.name)) continue;
      const screen = descriptor.routes?.find((/** @type {{ path: string }} */ route) => leadsTo(route.path));
      const widget = descriptor.slots?.find((/** @type {{ slot: string }} */ { slot }) =>
        slot.startsWith('home.'),
      );
      // Modules of older releases have their widgets in a chunk of that name, others in the module's own.
      const part = screen ? `route-${screen.id}` : pathname === '/' && widget && 'widgets';
      if (part) for (const file of [entry, ...chunks.module, ...(chunks[part] ?? [])]) ask(file, files[file]);
    }
  } catch {}
})();
