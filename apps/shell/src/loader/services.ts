import { addressesOf, type Shell } from '@dayloom/platform';
import type { RemoteModule } from './remote-module.ts';

const made = new WeakMap<Shell, Map<RemoteModule, Shell>>();
/**
 * The shell's own services, by the services created from them: a module's page may contain widgets of other
 * modules.
 */
const roots = new WeakMap<Shell, Shell>();

/**
 * The services of one module, the same object for all of its screens, widgets, commands and sources. Its `signal`
 * is the session's, since the module's code stays in the page that long.
 */
export function servicesOf(around: Shell, module: RemoteModule): Shell {
  const shell = roots.get(around) ?? around;
  const services = made.get(shell) ?? new Map<RemoteModule, Shell>();
  made.set(shell, services);
  const known = services.get(module);
  if (known) return known;
  const { name, version, descriptor } = module.entry;
  const own: Shell = {
    ...shell,
    module: { name, version },
    navigation: { ...shell.navigation, address: addressesOf(descriptor) },
  };
  services.set(module, own);
  roots.set(own, shell);
  return own;
}
