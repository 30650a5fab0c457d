import type { Atoms } from '@dayloom/platform/atoms';
import { type Area, areasAtom } from '@dayloom/platform';
import type { RemoteModule } from '../loader/remote-module.ts';
import { areasOffHere } from '../modules/areas-off-here.ts';
import { type Modules, modulesAtom } from '../modules/modules.ts';
import { holdsSettings } from '../loader/holds-settings.ts';

const areaOf = ({ entry: { name, descriptor } }: RemoteModule): Area => ({
  name,
  title: descriptor.title,
  screens: descriptor.routes.filter(({ path }) => !path.includes(':')).map(({ title }) => title),
  kinds: descriptor.notificationSources.flatMap(({ kind }) => kind ?? []),
  isFixed: holdsSettings(descriptor),
});

export const areasIn = (modules: Modules): readonly Area[] =>
  modules.phase === 'ready' ? modules.set.modules.map(areaOf) : [];

/** Gives the settings the list of modules, until the session ends. */
export function followAreas(atoms: Atoms, signal: AbortSignal) {
  const update = () => atoms.set(areasAtom, areasIn(atoms.get(modulesAtom)));
  signal.addEventListener('abort', atoms.sub(modulesAtom, update));
  update();
}

/**
 * Hides the modules of these names and shows all others. The module with the settings is never hidden, whatever a
 * record says.
 * @param names separated by commas
 */
export function switchAreas(atoms: Atoms, names: string) {
  const page = document.documentElement.dataset;
  const before = page['areasOff'] ?? '';
  if (names === '') delete page['areasOff'];
  else page['areasOff'] = names;
  const modules = atoms.get(modulesAtom);
  if (names === before || modules.phase !== 'ready') return;
  modules.set.switchOff(areasOffHere());
  // A new object for the same set: everything that reads it renders again.
  atoms.set(modulesAtom, { ...modules });
}
