import type { Descriptor } from './descriptor.ts';
import type { AddressParams, Navigation } from './shell.ts';

/** The address for a path such as `/work/:id`; others go to the query. @throws if a path parameter is missing */
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

/** Builds addresses of a module's own screens. @param owner the descriptor that declares them; omitted for the shell */
export const addressesOf =
  (owner?: Pick<Descriptor, 'name' | 'routes'>): Navigation['address'] =>
  (id, params) => {
    const route = owner?.routes.find((one) => one.id === id);
    if (!route) throw new Error(`${owner?.name ?? 'The shell'} declares no route '${id}'.`);
    return addressOf(route.path, params);
  };
