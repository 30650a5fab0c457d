import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { nowOf } from '@dayloom/domain';
import { groupContentOf, membersOf, quietContentOf, tellsOfMany } from './due-group.ts';
import { handledElsewhere, seenBy } from './seen-elsewhere.ts';
import type { ShowerWorld } from './shower-world.ts';
import type { Due } from './source-feed.ts';

type World = Pick<ShowerWorld, 'clock' | 'ledger' | 'display' | 'device' | 'receipts'>;

/** Takes off this device's screen what nobody needs there any more. */
export class ScreenCleaner {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** What was seen on another device goes away here; of many in one notification once all of them were. */
  async closeHandled() {
    const { receipts, device, ledger, clock, display } = this.#world;
    const handled = handledElsewhere(receipts(), device);
    const isHandled = (content: NotificationContent) => {
      if (!tellsOfMany(content)) return handled.has(content.tag);
      const members = membersOf(content, receipts(), device);
      return members.length > 0 && members.every(({ moment }) => handled.has(moment));
    };
    const snoozes = await ledger.snoozes();
    const now = nowOf(clock);
    // A push brings back what was dealt with here as well: it may not show nothing.
    const putOff = snoozes.filter(({ until }) => until > now).map(({ content: { tag } }) => tag);
    const isAway = new Set([...seenBy(receipts(), device), ...putOff]);
    for (const { content, close } of await display.shown())
      if (isHandled(content) || isAway.has(content.tag)) close();
    await this.#dropSnoozes(isHandled);
  }

  /**
   * Ends the snooze of what has another name or address now: its words are no longer true.
   * @returns what was snoozed
   */
  endEditedSnoozes(before: Due, due: Due): Promise<readonly NotificationContent[]> {
    const known = new Map(before.map((one) => [one.tag, one]));
    const isEdited = ({ tag, name, to }: Due[number]) => {
      const old = known.get(tag);
      return old !== undefined && (old.name !== name || old.to !== to);
    };
    const edited = new Set(due.filter(isEdited).map(({ tag }) => tag));
    return this.#dropSnoozes((content) => edited.has(content.tag));
  }

  /**
   * Closes what belongs to an item that is gone, or at another time now. A push may know of an item before
   * this device does.
   * @param due everything that is due from `from` on
   * @param everTold the tags of everything that this tab was told of
   * @returns what of it was snoozed
   */
  async closeGone(
    due: Due,
    everTold: ReadonlySet<string>,
    from: string,
  ): Promise<readonly NotificationContent[]> {
    const { display, ledger } = this.#world;
    const shown = await display.shown();
    const contents = [...shown, ...(await ledger.snoozes())].map(({ content }) => content);
    const told = new Set(due.map(({ tag }) => tag));
    const gone = contents.filter(
      (one) => !tellsOfMany(one) && one.kind !== 'test' && one.at >= from && !told.has(one.tag),
    );
    const claims = await ledger.claimsOf(gone.map(({ tag }) => tag));
    const isKnown = ({ tag }: NotificationContent) => everTold.has(tag) || !claims.get(tag)?.isPushed;
    const tags = new Set(gone.filter(isKnown).map(({ tag }) => tag));
    for (const one of contents) if (await this.#isEmptyGroup(one, due, from)) tags.add(one.tag);
    for (const { content, close } of shown) if (tags.has(content.tag)) close();
    return this.#dropSnoozes((content) => tags.has(content.tag));
  }

  /** Whether no item of a group exists any more; what is left of one is shown, or snoozed, in its place. */
  async #isEmptyGroup(content: NotificationContent, due: Due, from: string): Promise<boolean> {
    const { receipts, device, display, ledger } = this.#world;
    if (!tellsOfMany(content)) return false;
    const members = membersOf(content, receipts(), device);
    // What was due before `from` was not asked for: whether it still exists is not known.
    if (members.length === 0 || members.some(({ at }) => at < from)) return false;
    const moments = new Set(members.map(({ moment }) => moment));
    const left = due.filter(({ tag }) => moments.has(tag));
    if (left.length === 0) return true;
    const { tag, at } = content;
    const said = content.kind === 'quiet' ? quietContentOf(left, at) : groupContentOf(left);
    const updated = { ...said, tag, at };
    if (updated.body === content.body && updated.title === content.title) return false;
    const snooze = (await ledger.snoozes()).find((one) => one.content.tag === tag);
    if (snooze) await ledger.snooze({ ...snooze, content: updated });
    else await display.show(updated, { silent: true });
    return false;
  }

  async #dropSnoozes(isOver: (content: NotificationContent) => boolean) {
    const { ledger } = this.#world;
    const over = (await ledger.snoozes()).map(({ content }) => content).filter(isOver);
    for (const { tag } of over) await ledger.dropSnooze(tag);
    return over;
  }
}
