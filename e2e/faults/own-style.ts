import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:from|import) '(\.[^']+)'/g;

/** Whether a source file imports a style, directly or through imports of its module. Lazy imports are ignored. */
function importsStyle(path: string, seen: Set<string>): boolean {
  if (path.endsWith('.css')) return true;
  if (seen.has(path) || !existsSync(path)) return false;
  seen.add(path);
  const paths = [...readFileSync(path, 'utf8').matchAll(imported)].map(([, to = '']) => join(path, '..', to));
  return paths.some((one) => importsStyle(one, seen));
}

/** Whether a screen has a style to break. Reads the source, because tests are listed before the product is built. */
export function hasOwnStyle(app: string, route: string): boolean {
  const source = join(import.meta.dirname, '../../apps', app, 'src');
  const definition = readFileSync(join(source, 'module.ts'), 'utf8');
  const screen = new RegExp(`webpackChunkName: "route-${route}" \\*/ '([^']+)'`).exec(definition)?.[1];
  if (!screen) throw new Error(`apps/${app}/src/module.ts names no chunk 'route-${route}'.`);
  return importsStyle(join(source, screen), new Set());
}
