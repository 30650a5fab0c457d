import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files that libraries export in their package.json, as paths from the root. @returns {string[]} */
export function publicEntries() {
  return readdirSync(join(root, 'libs')).flatMap((lib) => {
    const manifest = join(root, 'libs', lib, 'package.json');
    if (!existsSync(manifest)) return [];
    /** @type {Record<string, string>} */
    const offered = JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {};
    return Object.values(offered).map((path) => `libs/${lib}/${path.replace('./', '')}`);
  });
}
