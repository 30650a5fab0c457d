// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import type { Modules } from '../modules/modules.ts';
import { readyModules } from '../testing/module-set.ts';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { reportText } from './report-text.ts';
import { reportOf } from './report.ts';
import { shellVersion } from './shell-version.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the about panel and its details. */
async function openDetails(modules: Modules) {
  const user = userEvent.setup();
  render(
    <ShellPage state={shellState({ modules })}>
      <Frame>
        <h1>A page</h1>
      </Frame>
    </ShellPage>,
  );
  await user.click(screen.getByRole('button', { name: 'About' }));
  const panel = await screen.findByRole('dialog', { name: 'About Dayloom' });
  await user.click(within(panel).getByText('Details'));
  const list = within(panel).getByRole('list', { name: 'Modules' });
  return { user, panel, lines: [...list.children].map((line) => line.textContent) };
}

it('[MO13] the about panel lists version, origin and state of the shell and of each module', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const modules = readyModules(
    [
      {
        name: 'works',
        title: 'Works',
        routes: [{ id: 'dashboard', path: '/dashboard', title: 'Dashboard' }],
      },
      { name: 'focus', title: 'Focus' },
      { name: 'planner', title: 'Planner', contract: 99 },
    ],
    {
      source: 'last good copy',
      load() {
        now.mockReturnValue(1_120);
        return Promise.resolve({ routes: { dashboard: () => Promise.resolve({ default: () => null }) } });
      },
    },
  );
  await modules.set.modules[0]?.component('route', 'dashboard');
  const { panel, lines } = await openDetails(modules);
  within(panel).getByText('Planner cannot be used before an update.');
  expect(panel.textContent).toContain('Shelldevelopment');
  expect(panel.textContent).toContain('Revision 7, last good copy');
  expect(lines).toEqual([
    'WorksLoaded in 120 ms1.2.0, last good copy',
    'FocusNot loaded1.2.0, last good copy',
    `PlannerNeeds an update1.2.0, last good copyNot started: it speaks contract 99, this shell ${CONTRACT}.`,
  ]);
});

it('[MO9, MO13, MO19] the about panel shows a version that replaces a dead one, and the reason', async () => {
  const modules = readyModules([{ name: 'works', title: 'Works' }]);
  const [module] = modules.set.modules;
  vi.spyOn(module!, 'dead', 'get').mockReturnValue({
    version: '1.3.0',
    reason: 'its entry file answers 404',
  });
  vi.spyOn(module!, 'origin', 'get').mockReturnValue('fallback');
  const { panel, lines } = await openDetails(modules);
  within(panel).getByText('A part of Works has failed.');
  expect(lines).toEqual(['WorksNot loaded1.2.0, fallbackIn place of 1.3.0: its entry file answers 404.']);
});

it('[MO19] the about panel lists the failures of a module with version, file, message and time', async () => {
  const modules = readyModules([{ name: 'focus', title: 'Focus' }]);
  const error = new Error('Loading chunk 12 failed.\n(error: /m/focus/1.2.0/route-notes.js)');
  modules.set.modules[0]?.note("route 'notes'", error);
  const { panel, lines } = await openDetails(modules);
  within(panel).getByText('A part of Focus has failed.');
  const said = "route 'notes' of 1.2.0: Error: Loading chunk 12 failed. (/m/focus/1.2.0/route-notes.js)";
  expect(lines).toHaveLength(1);
  const [failure] = reportOf(shellState({ modules })).modules[0]?.failures ?? [];
  const at = new Date(failure!.at).toLocaleTimeString();
  expect(lines[0]).toContain(`FocusFailed1.2.0, live${at} `);
  expect(lines[0]).toContain(said);
});

it("[MO20] 'Copy report' copies the report to the clipboard as text", async () => {
  const modules = readyModules([{ name: 'works', title: 'Works' }], { source: 'built-in copy' });
  const { user, panel } = await openDetails(modules);
  await user.click(within(panel).getByRole('button', { name: 'Copy report' }));
  await screen.findByText('Report copied');
  const text = await navigator.clipboard.readText();
  expect(text.split('\n').slice(1, -1)).toEqual([
    `shell development, contract ${CONTRACT}`,
    'registry: Revision 7, built-in copy',
    'works 1.2.0, built-in copy, not loaded',
  ]);
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has none', undefined],
])('[MO20] if the browser %s, the report is shown selected, and a toast says so', async (_, clipboard) => {
  const { user, panel } = await openDetails(readyModules([{ name: 'works', title: 'Works' }]));
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
  await user.click(within(panel).getByRole('button', { name: 'Copy report' }));
  await screen.findByText(/does not let the report be copied/);
  const area = within(panel).getByRole<HTMLTextAreaElement>('textbox', { name: 'Report' });
  expect(document.activeElement).toBe(area);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toMatch(
    /^Dayloom, [\s\S]*works 1\.2\.0, live/,
  );
});

it('[MO13] the about panel says if a newer shell is live than the one that runs', async () => {
  vi.stubGlobal('__webpack_public_path__', 'https://day.example/s/1.0.0/');
  const modules = readyModules([{ name: 'works', title: 'Works' }], { shell: '/s/1.1.0/' });
  const { panel } = await openDetails(modules);
  within(panel).getByText('A newer version of Dayloom is live: a reload brings it.');
  within(panel).getByText('A newer version is live: a reload brings it.');
  expect(reportText(reportOf(shellState({ modules })))).toContain(
    `shell 1.0.0, contract ${CONTRACT}\n  A newer version is live: a reload brings it.\n`,
  );
});

it.each([
  { of: 'that runs', shell: '/s/1.0.0/' },
  { of: 'of another day, in a copy of the registry', shell: '/s/1.1.0/', source: 'last good copy' as const },
])('[MO13] nothing is newer where the registry names the shell $of', async ({ of: _, ...options }) => {
  vi.stubGlobal('__webpack_public_path__', 'https://day.example/s/1.0.0/');
  const { panel } = await openDetails(readyModules([{ name: 'works', title: 'Works' }], options));
  within(panel).getByText('Everything is in place.');
  expect(panel.textContent).not.toContain('newer');
});

it('[MO13] the shell’s version is that of the folder it was served from', () => {
  expect(shellVersion('http://localhost:4200/s/0.3.1-abc/')).toBe('0.3.1-abc');
});
