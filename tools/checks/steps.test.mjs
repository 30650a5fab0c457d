import { expect, it, vi } from 'vitest';
import { runCheck, staticChecks } from './static-checks.mjs';
import { runSteps } from './steps.mjs';

it('two static checks run at once, every other step alone, and each is printed in order', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  /** @type {Map<string, () => void>} */
  const running = new Map();
  const started = vi.fn();
  const [first = '', second = '', third = ''] = staticChecks;
  const ended = runSteps('', [first, second, third, 'unit'], undefined, async (_root, name) => {
    started(name);
    await new Promise((resolve) => running.set(name, () => resolve(undefined)));
    return { name, passed: 1, failed: 0, skipped: 0, output: '' };
  });
  const end = (/** @type {string} */ name, /** @type {number} */ alreadyStarted) =>
    vi.waitFor(() => {
      expect(started).toHaveBeenCalledTimes(alreadyStarted);
      running.get(name)?.();
    });
  await end(second, 2);
  await end(first, 3);
  await end(third, 3);
  await end('unit', 4);
  expect((await ended).map(({ name }) => name)).toEqual([first, second, third, 'unit']);
  expect(log.mock.calls.map(([line]) => line.split(' ')[1])).toEqual(
    [first, second, third, 'unit'].map((name) => `${name}:`),
  );
});

it('format and lint check nothing when no changed file concerns them or is left', async () => {
  for (const [name, file] of Object.entries({ format: 'no/such/file.ts', lint: 'README.md' }))
    expect(await runCheck(process.cwd(), name, [file])).toMatchObject({ passed: 0, failed: 0 });
});
