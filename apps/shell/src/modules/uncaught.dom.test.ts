// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportOf } from '../about/report.ts';
import { readyModules } from '../testing/module-set.ts';
import { shellState } from '../testing/shell-page.tsx';
import { noteUncaught } from './uncaught.ts';

let modules: ReturnType<typeof readyModules>;
let state: ReturnType<typeof shellState>;
beforeAll(() => noteUncaught({ get: (atom) => state.get(atom) }));
beforeEach(() => {
  modules = readyModules([{ name: 'works' }, { name: 'focus' }]);
  state = shellState({ signedIn: true, modules });
});

const script = () => `${location.origin}/m/focus/${modules.set.modules[1]?.entry.version}/notes.0a1b2c3d.js`;

/** What the report lists for works and focus. */
const failures = () =>
  reportOf(state).modules.map((module) =>
    module.failures.map(({ what, file, message }) => ({ what, file, message })),
  );

/** Sends an event of the browser; jsdom lacks some of their classes. */
const send = (name: string, values: object, target: EventTarget = window) =>
  target.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), values));

/** An error as a script of focus throws it. */
const thrown = () => {
  const error = new TypeError('notes is not iterable');
  error.stack = `TypeError: notes is not iterable\n    at show (${script()}:1:2)`;
  return error;
};

describe('what no part handled is in the report of the module whose script caused it', () => {
  const path = () => new URL(script()).pathname;

  it('[MO28] an uncaught error', () => {
    send('error', { error: thrown(), message: '', filename: script() });
    expect(failures()).toEqual([
      [],
      [{ what: 'uncaught error', file: `${path()}:1:2`, message: 'TypeError: notes is not iterable' }],
    ]);
  });

  it('[MO28] a thrown text, which has no stack', () => {
    send('error', { error: 'too late', message: 'Uncaught too late', filename: script() });
    expect(failures()[1]).toEqual([
      { what: 'uncaught error', file: path(), message: 'Error: Uncaught too late' },
    ]);
  });

  it('[MO28] a rejection', () => {
    send('unhandledrejection', { reason: thrown() });
    expect(failures()[1]).toMatchObject([{ what: 'unhandled rejection', file: `${path()}:1:2` }]);
  });

  it('[MO28] a violation of the policy, without the query of what was blocked', () => {
    const blocked = { blockedURI: 'https://example.com/a?key=1', effectiveDirective: 'connect-src' };
    send('securitypolicyviolation', { ...blocked, sourceFile: script() }, document);
    expect(failures()[1]).toEqual([
      {
        what: 'policy violation',
        file: path(),
        message: 'Error: connect-src does not allow https://example.com/a…',
      },
    ]);
  });

  it('[MO28] once, if it comes back at once, and never that of the shell or of another version', () => {
    for (const _time of [1, 2]) send('unhandledrejection', { reason: thrown() });
    send('unhandledrejection', { reason: 'nothing' });
    send('error', { error: new Error('x'), message: '', filename: `${location.origin}/s/1.0.0/main.js` });
    send('error', { error: 'x', message: 'x', filename: `${location.origin}/m/focus/0.0.1/entry.js` });
    expect(failures().flat()).toHaveLength(1);
  });
});
