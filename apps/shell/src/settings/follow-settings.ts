import { settingsOf } from '@dayloom/data';
import { type Settings, themeOf } from '@dayloom/domain';
import { dayStartAtom, type Shell, themeAtom } from '@dayloom/platform';
import type { Atoms } from '../atoms.ts';
import { settingsKey } from '../session/remembered-session.ts';

const themeKey = 'theme-storage';

type Chosen = Pick<Settings, 'density' | 'dayStart'>;
type Session = Pick<Shell, 'store' | 'user' | 'signal'>;

function show(atoms: Atoms, { density = 'comfortable', dayStart = 0 }: Chosen) {
  const page = document.documentElement.dataset;
  page['density'] = density;
  page['dayStart'] = String(dayStart);
  atoms.set(dayStartAtom, dayStart);
}

/** For the next start, which shows them before anything is read (`theme-script.js`). */
function keep({ density = 'comfortable', dayStart = 0 }: Chosen) {
  try {
    if (density === 'comfortable' && dayStart === 0) localStorage.removeItem(settingsKey);
    else localStorage.setItem(settingsKey, `${density} ${dayStart}`);
  } catch (error) {
    console.error('The next start shows the settings late: this browser refuses storage.', error);
  }
}

const followed = new WeakSet<AbortSignal>();

/** Has the page look as the user's settings say, and as the theme of another tab, from now on until the session ends; asking again changes nothing (ST1). */
export function followSettings(atoms: Atoms, { store, user, signal }: Session) {
  if (signal.aborted || followed.has(signal)) return;
  followed.add(signal);
  const stop = store.watch(
    settingsOf(user.id),
    ({ records: [chosen], isComplete }) => {
      // What is not there yet may still come: until then what this device heard last holds.
      if (!chosen && !isComplete) return;
      show(atoms, chosen ?? {});
      keep(chosen ?? {});
    },
    (error) => {
      followed.delete(signal);
      console.error('The settings cannot be read; tried again with the next screen.', error);
    },
  );
  // A theme that another tab has chosen (TM4).
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
