import { RemoteError } from '../../protocol/remote.ts';
import type { Transport } from '../memory-transport.ts';
import type { Tab } from './world.ts';

const timeout = 10_000;
const unreachable = (why: string) => new RemoteError('unreachable', why);

/** The connection between a tab and the server: slow, and unreliable while faults are on. */
export function tabTransport(tab: Tab): Transport {
  const { profile } = tab;
  const { time, random } = profile.weather;
  const chance = (probability: number) => !profile.weather.isCalm && random.chance(probability);
  const trip = () => 5 + random.below(60);
  return {
    request: (operation, work) =>
      new Promise((resolve, reject) => {
        if (!profile.isOnline) {
          time.after(1, () => tab.run(() => reject(unreachable('Offline'))));
          return;
        }
        const stopTimer = time.after(timeout, () => tab.run(() => reject(unreachable('No answer'))));
        const arrive = () => {
          const isLost = chance(0.05);
          const answer = (respond: () => void) => {
            if (isLost || !profile.isOnline) return;
            time.after(operation === 'pull' && chance(0.15) ? random.below(9_000) : trip(), () => {
              stopTimer();
              tab.run(respond);
            });
          };
          try {
            const value = work();
            answer(() => resolve(value));
          } catch (error) {
            answer(() => reject(error));
          }
        };
        if (chance(0.02)) return;
        // A transaction may be in flight for minutes; its stamp is the time when it was sent.
        const isSlow = operation === 'send' && chance(0.3);
        const way = isSlow ? random.below(random.chance(0.3) ? 240_000 : 9_000) : trip();
        time.after(way, arrive);
        if (operation === 'send' && chance(0.05)) time.after(way + random.below(30_000), () => attempt(work));
      }),
    // Changes arrive in any order.
    deliver: (notify) =>
      void time.after(chance(0.15) ? random.below(15_000) : trip(), () => tab.receive(notify)),
  };
}

function attempt(work: () => unknown) {
  try {
    work();
  } catch {
    // The second arrival has no caller waiting for the answer.
  }
}
