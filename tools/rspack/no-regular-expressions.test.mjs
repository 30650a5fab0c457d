import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as fallback from './no-regular-expressions.mjs';

it("Firestore's client finds every name that it imports from re2js", () => {
  const client = createRequire(import.meta.url).resolve('@firebase/firestore');
  const folder = join(client.slice(0, client.lastIndexOf('/dist/')), 'dist');
  const imported = readdirSync(folder)
    .filter((file) => file.endsWith('.esm.js'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/import \{([^}]+)\} from 're2js'/g),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  expect(imported).not.toEqual([]);
  expect(Object.keys(fallback)).toEqual(expect.arrayContaining(imported));
  expect(() => fallback.RE2JS.compile()).toThrow('regular expressions');
});
