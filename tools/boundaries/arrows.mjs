import { never, ofTheShell, onlyOf, tests } from './arrow.mjs';
import { publicEntries } from './public-entries.mjs';

const package_ = /** @param {string} names */ (names) => `(?:^|node_modules/)(?:${names})(?:/|$)`;
/** The test version of the shell for screens and hooks. */
const shellOfTests = '^libs/testing/src/shell/';
const escape = /** @param {string} path */ (path) => path.replaceAll('.', String.raw`\.`);

/** Stored records of earlier versions, which the tests of every backend must read. */
const frozenRecords = String.raw`^libs/domain/src/records/frozen/[\w.-]+\.json$`;

/** The import directions of the project: app -> platform, ui, data -> domain. */
export const arrows = [
  never(
    'not-resolvable',
    'This import leads nowhere: a library offers only what its package.json exports.',
    {},
    // The federation plugin provides this entry while it builds.
    { couldNotResolve: true, pathNot: '^@federation/container-entry$' },
  ),
  never(
    'no-cycles',
    'Files that import each other are one file, or need a third that both import.',
    {},
    { circular: true },
  ),
  never(
    'no-app-from-app',
    'Apps never import each other: move what both need into a library, or reach the other module by its address.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  never(
    'no-app-from-outside',
    'No package may import an app: move the code into a library.',
    // Notifications are tested from the source to the screen.
    { pathNot: ['^apps/', '^testing/notifications/'] },
    { path: '^apps/' },
  ),
  never(
    'no-functions-from-outside',
    'The push sender runs on a server and is deployed by itself: move what a page needs into @dayloom/domain.',
    { pathNot: '^functions/' },
    { path: '^functions/' },
  ),
  never(
    'functions-imports',
    'The push sender knows the domain only: what a page knows is not there on a server.',
    { path: '^functions/' },
    // Its tests share a table of cases with those of the page.
    { path: '^(?:apps|libs)/', pathNot: ['^libs/domain/', String.raw`^libs/testing/src/series-cases\.ts$`] },
  ),
  never(
    'server-packages-in-functions',
    'These packages have all rights of a server: only functions/ may use them.',
    { pathNot: '^functions/' },
    { path: package_('firebase-admin|firebase-functions|@google-cloud/[^/]+') },
  ),
  never(
    'front-door-only',
    'Import the library by its package name; what it does not export is its own (add it to its index.ts if others need it).',
    { path: '^(apps|libs|e2e|functions)/([^/]+)/' },
    {
      path: '^libs/',
      pathNot: ['^$1/$2/', frozenRecords, ...publicEntries().map((path) => `^${escape(path)}$`)],
    },
  ),
  never(
    'package-name-only',
    'Import the library by its package name, such as @dayloom/domain, not by a path.',
    { path: '^(apps|libs|e2e|functions)/([^/]+)/' },
    { path: '^libs/', pathNot: ['^$1/$2/', frozenRecords], dependencyTypes: ['local'] },
  ),
  never(
    'facade',
    'Import it from @dayloom/platform, which holds the one copy all programs share.',
    // The shell owns router, query client and store, so it and its libraries may use all of them.
    {
      path: '^(?:apps|libs)/',
      pathNot: [
        '^libs/(?:platform|standalone|notifications|account|commands|landing|toasts)/',
        shellOfTests,
        '^apps/shell/',
      ],
    },
    { path: package_('react-router-dom|react-router|jotai|@tanstack/(?:react-query|query-core)') },
  ),
  never(
    'toasts-through-services',
    'Only libs/toasts knows this package: call useToasts() of @dayloom/platform, or toasts of @dayloom/toasts in the shell.',
    { path: '^(?:apps|libs)/', pathNot: ['^libs/toasts/'] },
    { path: package_('react-toastify') },
  ),
  never(
    'federation-in-the-build',
    "The build adds the runtime, and only the shell loads modules: declare the screen or widget in the module's module.ts.",
    { path: '^(?:apps|libs)/' },
    { path: package_('@module-federation/[^/]+') },
  ),
  never(
    'gate-of-the-page',
    'A page has one Trusted Types policy, made by the shell or the standalone runner: a worker takes its address from globalThis.__vouchedWorker.',
    {
      path: '^(?:apps|libs)/',
      pathNot: [
        '^apps/shell/',
        '^libs/standalone/',
        String.raw`^libs/platform/src/file-integrity\.dom\.test\.ts$`,
      ],
    },
    { path: String.raw`^libs/platform/src/file-integrity\.ts$` },
  ),
  never(
    'idb-in-data-local',
    'Only libs/data-local knows IndexedDB: use the Store of @dayloom/data.',
    { path: '^(?:apps|libs)/', pathNot: ['^libs/data-local/'] },
    { path: package_('idb') },
  ),
  never(
    'firebase-in-data-firebase',
    'Only libs/data-firebase knows Firebase: move the call there.',
    { path: '^(?:apps|libs|e2e|functions)/', pathNot: ['^libs/data-firebase/'] },
    { path: package_('firebase|@firebase/[^/]+') },
  ),
  never(
    'no-firestore-pipelines',
    'Ask with queries: the build leaves out the regular expressions (40 kB) that pipelines need.',
    { path: '^(?:apps|libs)/' },
    { path: package_('@?firebase/firestore/(?:dist/)?pipelines[^/]*') },
  ),
  never(
    'backend-behind-the-port',
    'A screen never knows its backend: use the services of @dayloom/platform. Only the shell and the standalone runner choose one.',
    {
      path: '^(?:apps|libs|e2e)/',
      pathNot: [
        '^apps/shell/',
        '^libs/(?:data-local|data-firebase|sync)/',
        '^libs/standalone/',
        shellOfTests,
        '^e2e/',
        // Its tests run on the real ledger.
        String.raw`^libs/notifications/src/.*(?:\.test\.tsx?$|testing/)`,
      ],
    },
    { path: '^libs/(?:data-local|data-firebase|sync)/' },
  ),
  never(
    'testing-in-tests',
    'Record builders and suites are for tests: move what the product needs into @dayloom/domain.',
    {
      pathNot: [...tests, '^libs/testing/', '^e2e/', '^testing/'],
    },
    { path: '^libs/testing/' },
  ),
  never(
    'harness-in-tests',
    'The test harness is for tests and the bench: move what the product or a tool needs into tools/ or a library.',
    { pathNot: [...tests, '^e2e/', '^testing/', '^tools/bench/'] },
    { path: '^testing/' },
  ),
  onlyOf('domain', [], 'The domain imports nothing of ours: pass in what it needs.'),
  onlyOf(
    'data',
    ['domain'],
    'The ports know the domain only: move the code up into platform or down into a backend.',
  ),
  onlyOf('ui', ['domain'], 'Components know the domain only: take data and actions as props.'),
  onlyOf('data-local', ['data', 'domain'], 'A backend knows the ports and the domain only.'),
  onlyOf(
    'sync',
    ['data-local', 'data', 'domain'],
    'The sync knows the database on the device and its own Remote port: move what knows a service into its adapter.',
  ),
  onlyOf(
    'data-firebase',
    ['sync', 'data-local', 'data', 'domain'],
    'This backend may import only ports, domain, the database on the device and the sync.',
  ),
  never(
    'testing-imports',
    'Builders and suites know ports and domain only, so that any backend can use them.',
    { path: '^libs/testing/', pathNot: [...tests, shellOfTests] },
    { path: '^(?:apps|libs)/', pathNot: ['^libs/(?:testing|data|domain)/'] },
  ),
  onlyOf('platform', ['data', 'domain'], 'The contract knows ports and domain only.'),
  onlyOf(
    'screen-kit',
    ['platform', 'ui', 'data', 'domain'],
    'What screens of records share knows what a module knows, and no module.',
  ),
  onlyOf(
    'series',
    ['screen-kit', 'platform', 'ui', 'data', 'domain'],
    'What several modules show of what repeats knows what a module knows, and no module.',
  ),
  onlyOf('markdown', ['data'], 'The view of a note gets its text as a prop: read records where it is shown.'),
  onlyOf(
    'tasks',
    ['series', 'screen-kit', 'markdown', 'platform', 'ui', 'data', 'domain'],
    'What several modules show of a task knows what a module knows, and no module.',
  ),
  onlyOf(
    'clocks',
    ['series', 'screen-kit', 'platform', 'ui', 'data', 'domain'],
    'What several modules show of a clock knows what a module knows, and no module.',
  ),
  ...ofTheShell(
    'notifications',
    'Notifications get what they need of the shell as arguments: ledger, push, sources and session.',
    'Only the shell runs notifications: a module declares a source of them in its module.ts.',
    ['series'],
  ),
  ...ofTheShell(
    'account',
    'What an account needs of the shell (backend, toasts, questions) is in its AccountHost.',
    'Only the shell knows the session: a module has the user and signOut in its services.',
  ),
  ...ofTheShell(
    'commands',
    'Commands get what they need of the shell as arguments: its own commands, modules, navigation and toasts.',
    'Only the shell has commands: a module declares its commands and shortcuts in its module.json.',
  ),
  ...ofTheShell(
    'landing',
    'The landing page gets what it needs of the shell as arguments: paths, theme dots, the sample day and toasts.',
    'Only the shell shows the landing page: a module has no screen for a visitor who is signed out.',
  ),
  ...ofTheShell(
    'offline',
    'What starts without a network need of the shell (modules, toasts, the worker) is in its OfflineHost.',
    'Only the shell and its service worker keep releases on the device: a module is kept with its release.',
  ),
  ...ofTheShell(
    'toasts',
    'What toasts need of the shell (the session, the way to the trash) is in the props of LazyToasts.',
    'Only the shell shows toasts: call useToasts() of @dayloom/platform.',
  ),
  onlyOf(
    'standalone',
    ['platform', 'ui', 'data-local', 'data', 'domain'],
    'A module that runs alone meets the contract, components and the embedded backend, and nothing of the shell.',
  ),
  never(
    'alone-by-its-own-file',
    "Only a module's standalone.tsx runs it alone; its screens never know.",
    { path: '^(?:apps|libs)/', pathNot: ['^libs/standalone/', String.raw`^apps/[^/]+/src/standalone\.tsx$`] },
    { path: '^libs/standalone/' },
  ),
];
