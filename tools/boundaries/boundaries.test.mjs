import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseFolders } from './cruise.mjs';
import { plantedTree } from '../../testing/repository/planted-tree.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {[path: string, source: string, rule: string][]} */
const planted = [
  ['apps/works/src/other-module.ts', "import '../../planner/src/innocent.ts';", 'no-app-from-app'],
  [
    'apps/works/src/other-module-by-name.ts',
    "export { innocent } from '@dayloom/planner';",
    'not-resolvable',
  ],
  ['libs/ui/src/app.ts', "import '../../../apps/planner/src/innocent.ts';", 'no-app-from-outside'],
  ['apps/works/src/backend.ts', "export { offered } from '@dayloom/data-local';", 'backend-behind-the-port'],
  ['apps/works/src/atoms.ts', "export { thing } from 'jotai';", 'facade'],
  ['apps/focus/src/router.tsx', "export { thing } from 'react-router-dom';", 'facade'],
  ['apps/focus/src/query.ts', "export { thing } from '@tanstack/react-query';", 'facade'],
  ['apps/planner/src/toast.ts', "export { thing } from 'react-toastify';", 'toasts-through-services'],
  [
    'apps/planner/src/remote.ts',
    "export const load = () => import('@module-federation/enhanced');",
    'federation-in-the-build',
  ],
  [
    'apps/planner/src/gate.ts',
    "export { offered } from '@dayloom/platform/file-integrity';",
    'gate-of-the-page',
  ],
  ['apps/shell/src/database.ts', "export { thing } from 'idb';", 'idb-in-data-local'],
  ['apps/shell/src/cloud.ts', "export { thing } from 'firebase/app';", 'firebase-in-data-firebase'],
  [
    'libs/data-firebase/src/pipelines.ts',
    "export { thing } from 'firebase/firestore/pipelines';",
    'no-firestore-pipelines',
  ],
  ['apps/shell/src/server.ts', "export { thing } from 'firebase-admin';", 'server-packages-in-functions'],
  [
    'apps/shell/src/sender.ts',
    "export { sender } from '../../../functions/src/sender.ts';",
    'no-functions-from-outside',
  ],
  ['functions/src/ports.ts', "export { offered } from '@dayloom/data';", 'functions-imports'],
  ['functions/src/client.ts', "export { thing } from 'firebase/app';", 'firebase-in-data-firebase'],
  ['apps/works/src/builders.ts', "export { offered } from '@dayloom/testing';", 'testing-in-tests'],
  ['libs/ui/src/seed.ts', "export { seed } from '../../../testing/seed.ts';", 'harness-in-tests'],
  ['tools/serve.mjs', "export { seed } from '../testing/seed.ts';", 'harness-in-tests'],
  [
    'apps/works/src/deep.ts',
    "export { hidden } from '../../../libs/domain/src/hidden.ts';",
    'front-door-only',
  ],
  [
    'apps/works/src/by-path.ts',
    "export { offered } from '../../../libs/domain/src/index.ts';",
    'package-name-only',
  ],
  [
    'apps/works/src/deep-name.ts',
    "export { hidden } from '@dayloom/domain/src/hidden.ts';",
    'not-resolvable',
  ],
  ['apps/works/src/alone.ts', "export { offered } from '@dayloom/standalone';", 'alone-by-its-own-file'],
  [
    'libs/standalone/src/backend.ts',
    "export { offered } from '@dayloom/data-firebase';",
    'standalone-imports',
  ],
  ['libs/domain/src/upward.ts', "export { offered } from '@dayloom/data';", 'domain-imports'],
  ['libs/data/src/upward.ts', "export { offered } from '@dayloom/platform';", 'data-imports'],
  [
    'libs/ui/src/sideways.ts',
    "import type { offered } from '@dayloom/data';\nexport type A = typeof offered;",
    'ui-imports',
  ],
  ['libs/data-local/src/upward.ts', "export { offered } from '@dayloom/ui';", 'data-local-imports'],
  ['libs/sync/src/upward.ts', "export { offered } from '@dayloom/data-firebase';", 'sync-imports'],
  ['apps/works/src/sync.ts', "export { offered } from '@dayloom/sync';", 'backend-behind-the-port'],
  ['libs/testing/src/backend.ts', "export { offered } from '@dayloom/data-local';", 'testing-imports'],
  ['libs/platform/src/components.ts', "export { offered } from '@dayloom/ui';", 'platform-imports'],
  [
    'libs/notifications/src/ledger.ts',
    "export { offered } from '@dayloom/data-local';",
    'backend-behind-the-port',
  ],
  [
    'libs/notifications/src/screens.ts',
    "export { offered } from '@dayloom/screen-kit';",
    'notifications-imports',
  ],
  [
    'apps/works/src/notifier.ts',
    "export { offered } from '@dayloom/notifications';",
    'notifications-in-the-shell',
  ],
  ['libs/account/src/notify.ts', "export { offered } from '@dayloom/notifications';", 'account-imports'],
  ['apps/works/src/session.ts', "export { offered } from '@dayloom/account';", 'account-in-the-shell'],
  ['libs/commands/src/notified.ts', "export { offered } from '@dayloom/notifications';", 'commands-imports'],
  ['apps/works/src/palette.ts', "export { offered } from '@dayloom/commands';", 'commands-in-the-shell'],
  ['libs/landing/src/session.ts', "export { offered } from '@dayloom/account';", 'landing-imports'],
  ['apps/works/src/visitor.ts', "export { offered } from '@dayloom/landing';", 'landing-in-the-shell'],
  ['libs/offline/src/worker.ts', "export { offered } from '@dayloom/notifications';", 'offline-imports'],
  ['apps/works/src/keep.ts', "export { offered } from '@dayloom/offline';", 'offline-in-the-shell'],
  ['libs/toasts/src/session.ts', "export { offered } from '@dayloom/account';", 'toasts-imports'],
  ['apps/works/src/toasts.ts', "export { offered } from '@dayloom/toasts';", 'toasts-in-the-shell'],
  ['apps/shell/src/toast.ts', "export { thing } from 'react-toastify';", 'toasts-through-services'],
  ['libs/ui/src/near/one.ts', "export { b } from '../far/two.ts';", 'no-folder-circles'],
  ['libs/ui/src/far/other.ts', "export { c } from '../near/three.ts';", 'no-folder-circles'],
  ['libs/data/src/ring-a.ts', "export { b } from './ring-b.ts';\nexport const a = 1;", 'no-cycles'],
];
const innocent = {
  'apps/works/src/standalone.tsx': "import '@dayloom/standalone';",
  'libs/testing/src/shell/frame.ts':
    "export { offered } from '@dayloom/platform';\nexport { thing } from 'jotai';",
  'apps/planner/src/innocent.ts': "export { offered as innocent } from '@dayloom/domain';",
  'apps/planner/src/screen.tsx':
    "export { offered } from '@dayloom/platform';\nexport { offered as button } from '@dayloom/ui';",
  'apps/planner/src/screen.test.tsx': "import '@dayloom/testing';\nimport './screen.tsx';",
  'testing/seed.ts': "export { serve as seed } from '../tools/served.mjs';",
  'tools/served.mjs': 'export const serve = 1;',
  'tools/served.test.mjs': "import '../testing/seed.ts';",
  'tools/bench/start.mjs': "import '../../testing/seed.ts';",
  'functions/src/sender.ts':
    "export { offered as sender } from '@dayloom/domain';\nexport { thing } from 'firebase-admin';",
  'apps/shell/src/backend.ts': "export { offered } from '@dayloom/data-local';",
  'libs/data-local/src/open.ts': "export { thing } from 'idb';\nexport { offered } from '@dayloom/data';",
  'libs/sync/src/outbox.ts': "export { offered } from '@dayloom/data-local';",
  'libs/data-firebase/src/remote.ts': "export { offered } from '@dayloom/sync';",
  'libs/notifications/src/ledger.test.ts': "export { offered } from '@dayloom/data-local';",
  'apps/shell/src/notifier.ts': "export { offered } from '@dayloom/notifications';",
  'apps/shell/src/session.ts': "export { offered } from '@dayloom/account';",
  'apps/shell/src/palette.ts': "export { offered } from '@dayloom/commands';",
  'apps/shell/src/visitor.ts': "export { offered } from '@dayloom/landing';",
  'apps/shell/src/kept.ts': "export { offered } from '@dayloom/offline/kept-release';",
  'libs/toasts/src/area.ts':
    "export { thing } from 'react-toastify';\nexport { thing as atom } from 'jotai';",
  'libs/commands/src/overlay.ts': "export { thing } from 'jotai';",
  'libs/landing/src/router.ts': "export { thing } from 'react-router-dom';",
  'libs/ui/src/far/two.ts': 'export const b = 1;',
  'libs/ui/src/near/three.ts': 'export const c = 1;',
  'libs/data/src/ring-b.ts': "export { a } from './ring-a.ts';\nexport const b = 1;",
};

describe('the import rules', () => {
  /** @type {Awaited<ReturnType<typeof plantedTree>>} */
  let tree;
  /** @type {Awaited<ReturnType<typeof cruiseFolders>>} */
  let found;

  beforeAll(async () => {
    const files = Object.fromEntries(planted.map(([path, source]) => [path, source]));
    tree = await plantedTree(root, { ...innocent, ...files });
    found = await cruiseFolders(tree.folder, ['apps', 'libs', 'functions', 'tools', 'testing']);
  });
  afterAll(() => tree.remove());

  it.each(planted)('forbid the import in %s (%s) by the rule %s', (path, _source, rule) => {
    expect(found.violations.filter((one) => one.from === path).map((one) => one.rule)).toContain(rule);
  });

  it('allow permitted imports', () => {
    const blamed = found.violations.filter((one) => one.from in innocent && one.rule !== 'no-cycles');
    expect(blamed).toEqual([]);
  });

  it('suggest a replacement for each forbidden import', () => {
    expect(found.violations.filter((one) => one.instead.length < 20)).toEqual([]);
  });

  it('have no violations in the real tree, and its TypeScript files were read', async () => {
    const real = await cruiseFolders(root, ['apps', 'libs', 'functions', 'e2e']);
    expect(real.violations).toEqual([]);
    expect(real.typescriptFiles).toBeGreaterThan(60);
  });
});
