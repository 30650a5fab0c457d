import { type Change, tasksOf, type User, worksOf } from '@dayloom/data';
import { localBackend } from '@dayloom/data-local';
import { newRecordId, nowOf, sampleAccount, systemClock, todayOf, type UserId } from '@dayloom/domain';
import {
  addressesOf,
  addressOf,
  CONTRACT,
  type Descriptor,
  type Shell,
  type Toasts,
} from '@dayloom/platform';

const demoUser: User = { id: 'demo' as UserId, email: 'demo@example.com' };

/** Warns before the page is closed or reloaded; the standalone frame has few other ways to leave it. */
function holdUnsaved() {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** The demo user's shell: the real local store, filled with sample data on the first visit. */
export async function demoShell(descriptor: Descriptor, toasts: Toasts): Promise<Shell> {
  const clock = systemClock;
  const store = localBackend({ clock, newId: newRecordId }).openStore(demoUser);
  const works = await store.count(worksOf(demoUser.id));
  const tasks = await store.count(tasksOf(demoUser.id));
  if (works.value + tasks.value === 0) {
    const sample = sampleAccount({
      user: demoUser,
      today: todayOf(clock),
      now: nowOf(clock),
      newId: newRecordId,
    });
    await store.commit(sample.map((record): Change => ({ type: 'create', ...record })));
  }
  return {
    contract: CONTRACT,
    module: { name: descriptor.name, version: 'standalone' },
    signal: new AbortController().signal,
    user: demoUser,
    store,
    clock,
    newId: newRecordId,
    toasts,
    navigation: {
      entries: (place) =>
        descriptor.nav.filter((entry) => entry.place === place).toSorted((a, b) => a.order - b.order),
      address: addressesOf(descriptor),
      intent(id, params) {
        const offered = descriptor.intents.find((intent) => intent.id === id);
        return offered && addressOf(offered.to, params);
      },
      preload: () => undefined,
    },
    unsavedWork: {
      hold: holdUnsaved,
      confirmDiscard: () => Promise.resolve(confirm('Close without saving?')),
    },
    Slot: () => null,
    deleteAccount: () => toasts.warning('The demo user cannot be deleted.'),
    signOut: () => {
      toasts.warning('The demo user stays signed in.');
      return Promise.resolve(false);
    },
  };
}
