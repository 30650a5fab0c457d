import type { NotificationContent, Turn } from '@dayloom/data-local/device-ledger';
import { nowOf, type UserId } from '@dayloom/domain';
import { tagOfWhole } from '../notifications/due-group.ts';
import { latenessOf } from '@dayloom/domain/notifications';
import { notificationOptions } from '../notifications/notification-options.ts';
import { isSilentNow } from './is-silent.ts';
import { neutralNotification } from './neutral-notification.ts';
import { noteEvent, tellTabs } from './note-event.ts';
import { type Push, readPush } from './read-push.ts';
import type { WorkerWorld } from './worker-world.ts';

/** By what is claimed for it: whose turn it is to show that. */
type Turns = ReadonlyMap<string, Turn>;

/** The notification's own tag, and of a group those of its moments, or all of its minute where they are not named. */
const tagsOf = ({ content: { kind, tag }, members }: Push): readonly string[] => {
  if (kind !== 'group') return [tag];
  return [tag, ...(members ?? [tagOfWhole(tag)])];
};

/** Undefined where it is nothing for whoever uses this device. */
async function turnsOf(push: Push, { ledger, clock }: WorkerWorld): Promise<Turns | undefined> {
  try {
    const turns = await ledger.claimAll(push.user as UserId, tagsOf(push), nowOf(clock), true);
    return turns.size > 0 ? turns : undefined;
  } catch (error) {
    return turnsWithoutClaim(error, push, ledger);
  }
}

/** On a full disk nothing can be claimed; whose device this is can be read all the same. */
async function turnsWithoutClaim(
  error: unknown,
  push: Push,
  ledger: WorkerWorld['ledger'],
): Promise<Turns | undefined> {
  console.error('The ledger of this device cannot be written.', error);
  try {
    const isOfUser = (await ledger.user())?.user === push.user;
    return isOfUser ? new Map(tagsOf(push).map((tag) => [tag, 'won'])) : undefined;
  } catch {
    // Without the ledger nobody knows whose device this is.
    return undefined;
  }
}

const wonOf = (turns: Turns) => [...turns].flatMap(([tag, turn]) => (turn === 'won' ? [tag] : []));

/** Whether any of it was not shown here yet; a tab claims the tag of a group that it shows, as a push does. */
const isNews = ({ content: { tag }, members = [tag] }: Push, turns: Turns) =>
  members.some((member) => turns.get(member) === 'won');

/** They are on the screen. */
async function confirm(tags: readonly string[], { ledger, clock }: WorkerWorld) {
  try {
    await ledger.confirm(tags, nowOf(clock));
  } catch (error) {
    console.error('What is shown cannot be written down.', error);
  }
}

/** A push comes at its moment or later; from a clock that is behind it may seem to come ahead. */
const isLate = ({ at }: NotificationContent, { clock }: WorkerWorld) =>
  ['late', 'missed'].includes(latenessOf(at, clock.now()));

/**
 * Shows exactly one notification, as every push must: the moment or the many that it tells of, for the
 * user of this device and with sound only where it was not shown yet, else one that gives nothing away.
 */
export async function showPush(message: unknown, world: WorkerWorld): Promise<void> {
  const { registration, ledger, clock } = world;
  const push = readPush(message);
  const turns = push && (await turnsOf(push, world));
  if (!push || !turns) {
    const { title, options } = neutralNotification;
    return registration.showNotification(title, options);
  }
  const { content } = push;
  const isFirst = isNews(push, turns);
  const { title, options } = notificationOptions(content, {
    isLate: isLate(content, world),
    silent: !isFirst || push.isSilent === true || (await isSilentNow(world)),
  });
  try {
    await registration.showNotification(title, options);
  } catch (error) {
    for (const tag of wonOf(turns)) await ledger.release(tag);
    throw error;
  }
  // What was dealt with is there again now: a tab takes it away.
  if (!isFirst) return tellTabs(world.clients);
  if (content.kind === 'group') await confirm(wonOf(turns), world);
  await noteEvent(world, { what: 'shown', at: nowOf(clock), content });
}
