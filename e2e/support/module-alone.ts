import { join, resolve } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { test as base, expect } from './test.ts';

const rspack = resolve('node_modules/@rspack/cli/bin/rspack.js');

/** Starts what `npx nx dev <module>` starts, on a separate port. */
async function runAlone(module: string, root: string) {
  const port = await getPort();
  const words = [rspack, 'serve', '--config', 'rspack.standalone.mjs', '--port', String(port)];
  const program = execa(process.execPath, words, {
    cwd: join(root, 'apps', module),
    env: { NODE_ENV: 'development' },
    stdio: 'ignore',
    reject: false,
  });
  return { url: `http://localhost:${port}`, program };
}

interface AloneFixtures {
  /** Runs a module alone, from this workspace or from a copy. Returns its address when it is served. */
  readonly alone: (module: string, root?: string) => Promise<string>;
}

export const test = base.extend<AloneFixtures>({
  alone: async ({}, use) => {
    const programs: Awaited<ReturnType<typeof runAlone>>['program'][] = [];
    await use(async (module, root = '.') => {
      const { url, program } = await runAlone(module, root);
      programs.push(program);
      await expect(() => fetch(url)).toPass();
      return url;
    });
    for (const program of programs) {
      program.kill();
      await program;
    }
  },
});
