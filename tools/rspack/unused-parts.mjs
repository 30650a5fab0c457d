import { realpathSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules');

/**
 * Parts of packages that those load whether they are used or not, and what stands in for them: changes and endless lists
 * of TanStack Query, where here a change is a commit of the store and a list a query with a limit; and the many ways to
 * set up an icon of Lucide, where here the style does it.
 * @returns {Record<string, string>}
 */
export const withoutUnusedParts = () =>
  Object.fromEntries(
    [
      ['@tanstack/query-core/build/modern/mutationCache.js', 'unused-queries.mjs'],
      ['@tanstack/query-core/build/modern/infiniteQueryBehavior.js', 'unused-queries.mjs'],
      ['lucide-react/dist/esm/createLucideIcon.mjs', 'plain-icon.mjs'],
    ].map(([part = '', stand = '']) => [
      realpathSync(join(packages, part)),
      join(import.meta.dirname, stand),
    ]),
  );
