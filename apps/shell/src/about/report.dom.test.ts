// @vitest-environment jsdom
import { testUser } from '@dayloom/testing/shell';
import { addFileHashes, verifiedScript } from '@dayloom/platform/file-integrity';
import { expect, it } from 'vitest';
import { overrideOf, readyModules } from '../testing/module-set.ts';
import { shellState } from '../testing/shell-page.tsx';
import { installPageReport } from './page-report.ts';
import { reportText } from './report-text.ts';
import { reportOf } from './report.ts';

const modules = readyModules([{ name: 'works', title: 'Works' }, { name: 'focus' }], {
  override: overrideOf({ versions: { works: '1.2.0' }, without: ['planner'] }),
});
const state = shellState({ signedIn: true, modules });

it('[MO21] window.dayloom gives the current report as plain data', async () => {
  installPageReport(state);
  const before = await dayloom?.report();
  modules.set.modules[1]?.note("route 'notes'", new Error('no answer within 30 s'));
  const after = await dayloom?.report();
  expect(before?.modules[1]?.failures).toEqual([]);
  expect(after?.modules[1]).toMatchObject({
    state: 'failed',
    failures: [{ message: 'Error: no answer within 30 s' }],
  });
  expect(after?.without).toEqual(['planner']);
  expect(structuredClone(after)).toEqual(after);
  expect(dayloom?.version).toBe(after?.shell.version);
});

it('[MO21] window.dayloom cannot be changed or replaced', () => {
  const dayloom = globalThis.dayloom!;
  expect(() => (globalThis.dayloom = undefined)).toThrow(TypeError);
  expect(() => Reflect.deleteProperty(globalThis, 'dayloom') || expect.fail('kept')).toThrow('kept');
  expect(() => Object.defineProperty(globalThis, 'dayloom', { value: 1 })).toThrow(TypeError);
  expect(() => Object.assign(dayloom, { report: () => undefined })).toThrow(TypeError);
  expect(() => Object.assign(dayloom, { version: '9' })).toThrow(TypeError);
  expect(globalThis.dayloom).toBe(dayloom);
});

it('[MO19] names the file of a failure by what the gate rejected, and the failed files of the shell', () => {
  const hash = `sha384-${'a'.repeat(64)}`;
  const files = ['/m/works/1.2.0/entry.js', '/s/1.0.0/login.js'];
  addFileHashes(Object.fromEntries(files.map((file) => [file, hash])));
  for (const file of files) verifiedScript(file).dispatchEvent(new Event('error'));
  modules.set.modules[0]?.note("route 'dashboard'", new Error('/m/works/1.2.0/entry.js cannot be loaded'));
  const report = reportOf(state);
  expect(report.modules[0]?.failures[0]?.file).toBe('/m/works/1.2.0/entry.js');
  expect(report.shell.failedFiles).toEqual([{ file: '/s/1.0.0/login.js', times: 1 }]);
});

it('[MO21] neither the report nor its text shows who is signed in', () => {
  const report = reportOf(state);
  for (const text of [JSON.stringify(report), reportText(report)])
    for (const own of [testUser.email, testUser.id]) expect(text).not.toContain(own);
});
