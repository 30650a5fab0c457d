import { receiptsSince } from '@dayloom/data';
import { instantOf, type Receipt } from '@dayloom/domain';
import {
  claimTagsFor,
  lookBack,
  type NotificationContent,
  type NotificationState,
} from '@dayloom/domain/notifications';
import type { DeviceClaims } from './claims.ts';
import { isOver } from '../item/is-over.ts';
import type { DeviceWorld } from './notifier-world.ts';
import { watchQuietSettings } from './quiet-settings.ts';
import type { SnoozeTurns } from './snooze-turns.ts';
import type { watchSources } from './watch-sources.ts';

interface Watched {
  readonly sources: ReturnType<typeof watchSources>;
  readonly claims: DeviceClaims;
  readonly snoozes: SnoozeTurns;
}

/**
 * Watches what decisions depend on.
 * @param onChange called when a decision may have changed
 * @returns a function that gathers it, with undefined if the user is not notified on this device
 */
export async function beginGathering(world: DeviceWorld, parts: Watched, onChange: () => void) {
  const { store, user, clock, ledger, display, device, signal } = world;
  const quiet = await watchQuietSettings(world, onChange, signal);
  let receipts: readonly Receipt[] = [];

  function watchReceipts() {
    const stop = store.watch(
      receiptsSince(user.id, instantOf(new Date(clock.now().getTime() - lookBack))),
      ({ records }) => {
        receipts = records;
        onChange();
      },
      (error) => console.error('The receipts of other devices cannot be read.', error),
    );
    signal.addEventListener('abort', stop);
  }

  /** The worker shows and snoozes without reading the records. What cannot be read counts as existing. */
  async function overOf(contents: readonly NotificationContent[], isPushed = false) {
    const over = await Promise.all(
      contents.map((content) => isOver(world, content, isPushed).catch(() => false)),
    );
    return contents.flatMap(({ tag }, index) => (over[index] ? [tag] : []));
  }

  /**
   * Whether to notify this user on this device. False after a log-out, even in another tab. If the browser deleted the
   * ledger of a signed-in user, it is created again.
   */
  async function isNotified(): Promise<boolean> {
    const known = await ledger.user();
    if (known || !world.isSignedIn()) return known?.user === user.id;
    return ledger.goOn(user.id, device);
  }

  /** What cannot be listed is not closed. */
  async function contentsOnScreen() {
    try {
      return (await display.shown()).map(({ content }) => content);
    } catch (error) {
      console.error('The notifications on the screen cannot be listed.', error);
      return [];
    }
  }

  if (!signal.aborted) watchReceipts();
  return async (now: Date) => {
    if (!(await isNotified())) return undefined;
    const stored = await parts.snoozes.open();
    const known = {
      ...{ ...parts.sources.reported(), ...quiet(), receipts, device, snoozes: stored },
      onScreen: await contentsOnScreen(),
      mayShow: display.permission() === 'granted',
    } satisfies NotificationState;
    const claims = await parts.claims.of(claimTagsFor(known, now));
    const pushed = known.onScreen.filter(({ tag }) => claims.get(tag)?.isPushed);
    const over = [...(await overOf(stored.map(({ content }) => content))), ...(await overOf(pushed, true))];
    return { ...known, claims, deleted: new Set(over) };
  };
}
