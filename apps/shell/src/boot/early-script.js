// Runs before any code of ours has come: asks for the registry and, for whoever is signed in, for the module files
// that the opened screen will need, so that they are on their way while the shell is still being fetched and run.
// It only fetches; what may run is decided by the shell.
(() => {
  const contract = 1;
  const registry = fetch('/modules.json').then((answer) => {
    if (!answer.ok) throw new Error(`/modules.json answered ${answer.status}`);
    return answer.json();
  });
  globalThis.dayloomRegistry = registry;

  const isSignedIn = () => {
    const session = JSON.parse(localStorage.getItem('dayloom.session') ?? 'null');
    return Boolean(session?.remember || (session && document.cookie.includes('dayloom-session=1')));
  };
  const isOverridden = () =>
    /[?&](?:module|without)=/.test(location.search) || sessionStorage.getItem('dayloom.override');

  /** @param {string} file @param {string} hash */
  const preload = (file, hash) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    if (link.as === 'script') {
      link.crossOrigin = 'anonymous';
      link.integrity = hash;
    }
    link.href = file;
    document.head.append(link);
  };

  /** @param {{ routes?: { id: string, path: string }[], slots?: unknown[] }} descriptor */
  const partOf = ({ routes = [], slots = [] }) => {
    if (location.pathname === '/') return slots.length > 0 ? 'widgets' : undefined;
    const route = routes.find(({ path }) => path === location.pathname);
    return route && `route-${route.id}`;
  };

  registry
    .then(({ modules }) => {
      if (!isSignedIn() || isOverridden()) return;
      for (const { entry, chunks, files, descriptor } of modules) {
        const part = descriptor.contract === contract ? chunks[partOf(descriptor) ?? ''] : undefined;
        if (part) for (const file of [entry, ...chunks.module, ...part]) preload(file, files[file]);
      }
    })
    .catch(() => {
      // The shell asks again, and says what is wrong.
    });
})();
