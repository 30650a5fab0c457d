import { settingsKey } from '@dayloom/account/stored';
import type { Atoms } from '@dayloom/platform/atoms';
import { settingsOf } from '@dayloom/data';
import { writeStored } from '@dayloom/data/browser-storage';
import { type Settings, themeOf } from '@dayloom/domain';
import { localeKeys } from '@dayloom/domain/settings';
import { dayStartAtom, localeAtom, type Shell, themeAtom } from '@dayloom/platform';
import { lazyModule } from '@dayloom/platform/late';
import { themeKey } from '@dayloom/platform/stored-theme';
import { followAreas, switchAreas } from './areas.ts';
import { type StartSettings, textOf } from './stored-settings.ts';

type Chosen = Partial<Settings>;
type Session = Pick<Shell, 'store' | 'user' | 'signal' | 'clock'>;

const startSettings = (chosen: Chosen): StartSettings => ({
  density: chosen.density ?? 'comfortable',
  dayStart: String(chosen.dayStart ?? 0),
  locale: localeKeys(chosen),
  areasOff: (chosen.areasOff ?? '').split(' ').join(),
});

function show(atoms: Atoms, chosen: Chosen) {
  const page = document.documentElement.dataset;
  const { density, dayStart, locale, areasOff } = startSettings(chosen);
  page['density'] = density;
  page['dayStart'] = dayStart;
  page['locale'] = locale;
  atoms.set(dayStartAtom, Number(dayStart));
  atoms.set(localeAtom, locale);
  switchAreas(atoms, areasOff);
}

/** For the next start, which applies them before anything is loaded (`boot/look-script.ts`). */
function keep(chosen: Chosen) {
  const text = textOf(startSettings(chosen));
  const isDefault = text === textOf(startSettings({}));
  const errorText = 'The next start shows the settings late: this browser refuses storage.';
  writeStored(settingsKey, isDefault ? undefined : text, errorText);
}

const timeZoneChunk = lazyModule(() => import(/* webpackChunkName: "time-zone" */ './keep-time-zone.ts'));

/** Loaded only if quiet hours are set, which few users do. */
function timeZoneKeeper(atoms: Atoms, session: Session) {
  let keeping: Promise<(settings: Chosen) => void> | undefined;
  const begin = async () => (await timeZoneChunk.load()).keepTimeZone(atoms, session);
  return (chosen: Chosen) => {
    if (!keeping && chosen.quietFrom === undefined) return;
    keeping ??= begin();
    keeping
      .then((update) => update(chosen))
      .catch(() => {
        // Retried with the next change of the settings.
        keeping = undefined;
      });
  };
}

const followed = new WeakSet<AbortSignal>();

/** Applies the user's settings, and other tabs' theme, until the session ends. Further calls do nothing. */
export function followSettings(atoms: Atoms, session: Session) {
  const { store, user, signal } = session;
  if (signal.aborted || followed.has(signal)) return;
  followed.add(signal);
  followAreas(atoms, signal);
  const keepZone = timeZoneKeeper(atoms, session);
  const stop = store.watch(
    settingsOf(user.id),
    ({ records: [chosen], isComplete }) => {
      // Missing settings may still arrive; until then the last known ones apply.
      if (!chosen && !isComplete) return;
      show(atoms, chosen ?? {});
      keep(chosen ?? {});
      keepZone(chosen ?? {});
    },
    (error) => {
      followed.delete(signal);
      console.error('The settings cannot be read; tried again with the next screen.', error);
    },
  );
  // A theme that was chosen in another tab.
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === themeKey) atoms.set(themeAtom, themeOf(newValue));
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    stop();
    show(atoms, {});
  });
}
