import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { builtApp } from './build-apps.mjs';
import { runCommand } from './run-command.mjs';
import { lastLines, sentenceFor } from './sentences.mjs';
import { serveNear } from './serve-near.mjs';

describe('a free port', () => {
  const spyOnLog = () => vi.spyOn(console, 'log').mockImplementation(() => {});

  it('is the wanted one, or the next after those in use', async () => {
    const log = spyOnLog();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
    const serve = async (/** @type {number} */ near) => ({ port: near });
    expect((await serveNear(port, serve)).port).toBeGreaterThan(port);
    expect(log).toHaveBeenCalledWith(`Port ${port} is taken.`);
    await new Promise((resolve) => taken.close(resolve));
    expect((await serveNear(port, serve)).port).toBe(port);
  });

  it('is another one when a program takes it between checking and listening', async () => {
    spyOnLog();
    /** @type {number[]} */
    const tried = [];
    const inUse = Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
    const served = await serveNear(4_700, (port) =>
      tried.push(port) === 1 ? Promise.reject(inUse) : Promise.resolve({ port }),
    );
    expect(served.port).toBe(tried[1]);
    expect(tried[1]).toBeGreaterThan(tried[0] ?? 0);
  });
});

describe('a clear message', () => {
  it('is shown for a full disk, a port in use, an unreachable registry and any other error', () => {
    expect(sentenceFor(Object.assign(new Error('x'), { code: 'ENOSPC' }), 'building')).toMatch(
      /^The disk is full/,
    );
    expect(sentenceFor(new Error('npm error ENOSPC: no space left'), 'installing')).toMatch(
      /^The disk is full/,
    );
    expect(sentenceFor(Object.assign(new Error('x'), { code: 'EADDRINUSE' }), 'serving')).toMatch(
      /^The port is taken/,
    );
    expect(sentenceFor(new Error('npm error code ENOTFOUND'), 'installing packages')).toMatch(
      /registry did not answer/,
    );
    expect(sentenceFor(new Error('odd'), 'building')).toBe('Failed while building: odd');
  });
});

describe('build progress', () => {
  it('shows which app was built and which came from the cache', () => {
    expect(builtApp('   ✔  nx run works:build (2s)')).toBe('works built');
    expect(builtApp('   ✔  nx run shell:build  [local cache]')).toBe('shell unchanged');
    expect(builtApp('> nx run works:build')).toBeUndefined();
    expect(builtApp('something else')).toBeUndefined();
  });
});

describe('running a program', () => {
  it('collects its output and its exit code', async () => {
    const script = "console.log('one'); console.error('two'); process.exitCode = 3;";
    const ended = await runCommand(process.execPath, ['-e', script]);
    expect(ended.exitCode).toBe(3);
    expect(ended.all.split('\n').toSorted()).toEqual(['one', 'two']);
    expect(lastLines('a\nb\nc\n', 2)).toBe('b\nc');
  });

  it('reports a missing program', async () => {
    expect(await runCommand('/no/such/program', [])).toMatchObject({ failed: true, code: 'ENOENT' });
  });

  it('ends it together with the process that started it', async () => {
    const program = "console.log('runs'); setInterval(() => {}, 60_000);";
    const module = new URL('run-command.mjs', import.meta.url);
    const script = `import { runCommand } from '${module}';
      await runCommand(process.execPath, ['-e', ${JSON.stringify(program)}], { stdout: 'inherit' });`;
    const starter = runCommand(process.execPath, ['--input-type=module', '-e', script]);
    await once(starter.stdout, 'data');
    starter.kill();
    // The stream is open until both have ended.
    await once(starter.stdout, 'close');
    expect((await starter).signal).toBe('SIGTERM');
  });
});
