// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findModules, modulesAtom, takeNewReleasesAtom } from '../modules/modules.ts';
import { registryServer, registryText } from '../testing/registry-server.ts';
import { reportText } from './report-text.ts';
import { reportOf } from './report.ts';
import { ShowReport } from './show-report.tsx';

const { answers, at } = registryServer();

beforeEach(() => {
  // A page resolves relative addresses, and its build knows its own folder.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => fetch(at(path), options));
  vi.stubGlobal('__webpack_public_path__', '/s/1/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[MO19] why the live registry is not in use', () => {
  it.each([
    { that: 'answers 503', answer: { status: 503, body: '' }, reason: '/modules.json answered 503' },
    {
      that: 'names no module',
      answer: { status: 200, body: registryText(9, []) },
      reason: '/modules.json names no module that can be read',
    },
    {
      that: 'is older than the copy of its line',
      answer: { status: 200, body: registryText(5, undefined, 'line') },
      reason: 'Revision 5 is older than 6',
    },
  ])('is in the panel and the report if it $that, until it is in use', async ({ answer, reason }) => {
    const copy = registryText(6, undefined, 'line');
    localStorage.setItem('dayloom.registry', copy);
    answers['/modules.json'] = answer;
    const state = createStore();
    await findModules((modules) => state.set(modulesAtom, modules));
    const { registry } = reportOf(state);
    expect(registry).toEqual({ revision: 6, source: 'last good copy', failure: `Error: ${reason}` });
    expect(reportText(reportOf(state))).toContain(
      `registry: Revision 6, last good copy\n  Error: ${reason}\n`,
    );
    render(<ShowReport report={reportOf(state)} />);
    screen.getByText(`Error: ${reason}`);

    answers['/modules.json'] = { status: 200, body: registryText(7, undefined, 'line') };
    await state.set(takeNewReleasesAtom);
    expect(reportOf(state).registry).toEqual({ revision: 7, source: 'live', failure: undefined });
  });
});
