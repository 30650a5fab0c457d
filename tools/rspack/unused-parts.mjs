import { realpathSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules');

/**
 * Replaces parts of packages that are loaded even when they are not used: mutations and infinite lists of TanStack
 * Query (here a change is a commit of the store, and a list is a query with a limit), and the props that configure a
 * Lucide icon (here CSS does that).
 * @returns {Record<string, string>}
 */
export const withoutUnusedParts = () =>
  Object.fromEntries(
    [
      ['@tanstack/query-core/build/modern/mutationCache.js', 'unused-queries.mjs'],
      ['@tanstack/query-core/build/modern/infiniteQueryBehavior.js', 'unused-queries.mjs'],
      ['lucide-react/dist/esm/createLucideIcon.mjs', 'plain-icon.mjs'],
    ].map(([part = '', replacement = '']) => [
      realpathSync(join(packages, part)),
      join(import.meta.dirname, replacement),
    ]),
  );
