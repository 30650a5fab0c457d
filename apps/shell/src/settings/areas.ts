import { type Area, areasAtom } from '@dayloom/platform';
import type { Atoms } from '../atoms.ts';
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

/** Tells the settings which modules there are, until the session ends. */
export function followAreas(atoms: Atoms, signal: AbortSignal) {
  const tell = () => atoms.set(areasAtom, areasIn(atoms.get(modulesAtom)));
  signal.addEventListener('abort', atoms.sub(modulesAtom, tell));
  tell();
}

/**
 * Takes away what the modules of these names show, and brings back that of the others. What holds the settings stays,
 * whatever a record says.
 * @param names apart by commas
 */
export function switchAreas(atoms: Atoms, names: string) {
  const page = document.documentElement.dataset;
  const before = page['areasOff'] ?? '';
  if (names === '') delete page['areasOff'];
  else page['areasOff'] = names;
  const modules = atoms.get(modulesAtom);
  if (names === before || modules.phase !== 'ready') return;
  modules.set.switchOff(areasOffHere());
  // The set is the same, and everything that reads it is drawn anew.
  atoms.set(modulesAtom, { ...modules });
}
