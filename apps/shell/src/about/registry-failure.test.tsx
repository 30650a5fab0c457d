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
  // A page resolves addresses by itself, and its build knows the folder it stands in.
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
    { that: 'answers 503', answer: { status: 503, body: '' }, told: '/modules.json answered 503' },
    {
      that: 'names no module',
      answer: { status: 200, body: registryText(9, []) },
      told: '/modules.json names no module that can be read',
    },
    {
      that: 'is older than the copy of its line',
      answer: { status: 200, body: registryText(5, undefined, 'line') },
      told: 'Revision 5 is older than 6',
    },
  ])('where it $that stands in the panel and the report, until it is', async ({ answer, told }) => {
    const copy = registryText(6, undefined, 'line');
    localStorage.setItem('dayloom.registry', copy);
    answers['/modules.json'] = answer;
    const state = createStore();
    await findModules((modules) => state.set(modulesAtom, modules));
    const { registry } = reportOf(state);
    expect(registry).toEqual({ revision: 6, source: 'last good copy', failure: `Error: ${told}` });
    expect(reportText(reportOf(state))).toContain(`registry: Revision 6, last good copy\n  Error: ${told}\n`);
    render(<ShowReport report={reportOf(state)} />);
    screen.getByText(`Error: ${told}`);

    answers['/modules.json'] = { status: 200, body: registryText(7, undefined, 'line') };
    await state.set(takeNewReleasesAtom);
    expect(reportOf(state).registry).toEqual({ revision: 7, source: 'live', failure: undefined });
  });
});
