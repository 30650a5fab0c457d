import { settingsOf } from '@dayloom/data';
import { type Settings, themeOf } from '@dayloom/domain';
import { localeKeys } from '@dayloom/domain/settings';
import { dayStartAtom, localeAtom, type Shell, themeAtom } from '@dayloom/platform';
import type { Atoms } from '../atoms.ts';
import { settingsKey } from '../session/remembered-session.ts';
import { followAreas, switchAreas } from './areas.ts';

const themeKey = 'theme-storage';

type Chosen = Partial<Settings>;
type Session = Pick<Shell, 'store' | 'user' | 'signal' | 'clock'>;

/** What a start has to know before anything is read: each a word, in the order of `theme-script.js`. */
const wordsOf = (chosen: Chosen) =>
  [
    chosen.density ?? 'comfortable',
    String(chosen.dayStart ?? 0),
    localeKeys(chosen),
    (chosen.areasOff ?? '').split(' ').join(),
  ] as const;

function show(atoms: Atoms, chosen: Chosen) {
  const page = document.documentElement.dataset;
  const [density, dayStart, locale, areasOff] = wordsOf(chosen);
  page['density'] = density;
  page['dayStart'] = dayStart;
  page['locale'] = locale;
  atoms.set(dayStartAtom, Number(dayStart));
  atoms.set(localeAtom, locale);
  switchAreas(atoms, areasOff);
}

/** For the next start, which shows them before anything is read (`theme-script.js`). */
function keep(chosen: Chosen) {
  const words = wordsOf(chosen).join(' ').trimEnd();
  try {
    if (words === wordsOf({}).join(' ').trimEnd()) localStorage.removeItem(settingsKey);
    else localStorage.setItem(settingsKey, words);
  } catch (error) {
    console.error('The next start shows the settings late: this browser refuses storage.', error);
  }
}

/** Fetched where quiet hours are chosen, which few do. */
function timeZoneKeeper(session: Session) {
  let keeping: Promise<(heard: Chosen) => void> | undefined;
  const begin = async () => {
    const { keepTimeZone } = await import(/* webpackChunkName: "time-zone" */ './keep-time-zone.ts');
    return keepTimeZone(session);
  };
  return (chosen: Chosen) => {
    if (!keeping && chosen.quietFrom === undefined) return;
    keeping ??= begin();
    keeping
      .then((heard) => heard(chosen))
      .catch(() => {
        // Asked for again with the next news of the settings.
        keeping = undefined;
      });
  };
}

const followed = new WeakSet<AbortSignal>();

/** Has the page look as the user's settings say, and as the theme of another tab, from now on until the session ends; asking again changes nothing. */
export function followSettings(atoms: Atoms, session: Session) {
  const { store, user, signal } = session;
  if (signal.aborted || followed.has(signal)) return;
  followed.add(signal);
  followAreas(atoms, signal);
  const keepZone = timeZoneKeeper(session);
  const stop = store.watch(
    settingsOf(user.id),
    ({ records: [chosen], isComplete }) => {
      // What is not there yet may still come: until then what this device heard last holds.
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
  // A theme that another tab has chosen.
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
