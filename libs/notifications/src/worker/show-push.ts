import { nowOf, type UserId } from '@dayloom/domain';
import { tagOfWhole, type Turn } from '@dayloom/domain/notifications';
import { decideHere } from './decide-here.ts';
import { neutralNotification } from './neutral-notification.ts';
import { noteEvent, notifyTabs } from './note-event.ts';
import { type Push, readPush } from './read-push.ts';
import { showNotification } from './show-notification.ts';
import type { WorkerWorld } from './worker-world.ts';

/** The result of each claim, by tag. */
type Turns = ReadonlyMap<string, Turn>;

/** The notification's tag. For a group also the tags of its members, or of its whole minute if they are not listed. */
const tagsOf = ({ content: { kind, tag }, members }: Push): readonly string[] => {
  if (kind !== 'group') return [tag];
  return [tag, ...(members ?? [tagOfWhole(tag)])];
};

/** Claims the tags of a push. Undefined if it is not for the user of this device. */
async function turnsOf(push: Push, { ledger, clock }: WorkerWorld): Promise<Turns | undefined> {
  try {
    const turns = await ledger.claimAll(push.user as UserId, tagsOf(push), nowOf(clock), true);
    return turns.size > 0 ? turns : undefined;
  } catch (error) {
    return turnsWithoutClaim(error, push, ledger);
  }
}

/** On a full disk nothing can be claimed, but the user of this device can still be read. */
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
    // Without the ledger the user of this device is unknown.
    return undefined;
  }
}

const wonOf = (turns: Turns) => [...turns].flatMap(([tag, turn]) => (turn === 'won' ? [tag] : []));

/** Whether any of it was not shown here yet. Like a push, a tab claims the tag of a group that it shows. */
const isNews = ({ content: { tag }, members = [tag] }: Push, turns: Turns) =>
  members.some((member) => turns.get(member) === 'won');

/** Call after the notification was shown. */
async function confirm(tags: readonly string[], { ledger, clock }: WorkerWorld) {
  try {
    await ledger.confirm(tags, nowOf(clock));
  } catch (error) {
    console.error('The notifications shown here cannot be recorded.', error);
  }
}

/**
 * Shows exactly one notification, as every push must. A push for the user of this device shows its content, with sound
 * only the first time. Any other push shows a neutral notification.
 */
export async function showPush(message: unknown, world: WorkerWorld): Promise<void> {
  const { registration, ledger, clock } = world;
  const push = readPush(message);
  const turns = push && (await turnsOf(push, world));
  if (!push || !turns) {
    const { title, options } = neutralNotification;
    return registration.showNotification(title, options);
  }
  const isFirst = isNews(push, turns);
  const wanted = await decideHere({ pushed: { ...push, isNews: isFirst } }, world);
  try {
    for (const { content, isLate, isSilent } of wanted)
      await showNotification(content, { isLate, silent: isSilent }, world);
  } catch (error) {
    for (const tag of wonOf(turns)) await ledger.release(tag);
    throw error;
  }
  // The user may have handled it already: a tab then closes it again.
  if (!isFirst) return notifyTabs(world.clients);
  const { content } = push;
  if (content.kind === 'group') await confirm(wonOf(turns), world);
  await noteEvent(world, { what: 'shown', at: nowOf(clock), content });
}
