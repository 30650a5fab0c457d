import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './run-command.mjs';

const root = join(import.meta.dirname, '../..');

/** A fresh clone on a machine whose npm reaches no registry. */
let clone = '';
beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'dayloom-clone-'));
  for (const part of ['tools', 'testing', 'package.json', 'package-lock.json'])
    await cp(join(root, part), join(clone, part), { recursive: true });
  await writeFile(join(clone, 'npm'), '#!/bin/sh\necho "npm error code ENOTFOUND" >&2\nexit 1\n', {
    mode: 0o755,
  });
});
afterAll(() => rm(clone, { recursive: true }));

it.each(['tools/start.mjs', 'testing/firebase/run.mjs', 'tools/test.mjs'])(
  '%s explains without any package why none can be installed',
  async (command) => {
    const { exitCode, all } = await runCommand(process.execPath, [command], {
      cwd: clone,
      env: { PATH: `${clone}:${process.env['PATH']}` },
    });
    expect(all).toContain('The npm registry did not answer');
    expect(exitCode).toBe(1);
  },
);
