import type { Descriptor } from './descriptor.ts';
import type { AddressParams, Navigation } from './shell.ts';

/**
 * The address of a path such as `/work/:id`; what the path does not name becomes the query.
 * @throws where a value that it names is missing
 */
export function addressOf(path: string, params: AddressParams = {}): string {
  const rest = new URLSearchParams(params);
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs a value for '${name}'.`);
    rest.delete(name);
    return encodeURIComponent(value);
  });
  return rest.size > 0 ? `${filled}?${rest}` : filled;
}

/** The addresses of one program's own screens. @param owner the descriptor that declares them; the shell has none */
export const addressesOf =
  (owner?: Pick<Descriptor, 'name' | 'routes'>): Navigation['address'] =>
  (id, params) => {
    const route = owner?.routes.find((one) => one.id === id);
    if (!route) throw new Error(`${owner?.name ?? 'The shell'} declares no route '${id}'.`);
    return addressOf(route.path, params);
  };
