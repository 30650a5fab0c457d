import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { nowOf } from '@dayloom/domain';
import { membersOf, tellsOfMany } from './due-group.ts';
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

  /** What was seen on another device goes away here (RC3); of many in one notification once all of them were. */
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
    for (const { content } of snoozes) if (isHandled(content)) await ledger.dropSnooze(content.tag);
  }

  /** Ends the snooze of what has another name or address now: its words are no longer true (NF26). */
  async endEditedSnoozes(before: Due, due: Due) {
    const known = new Map(before.map((one) => [one.tag, one]));
    const isEdited = ({ tag, name, to }: Due[number]) => {
      const old = known.get(tag);
      return old !== undefined && (old.name !== name || old.to !== to);
    };
    const edited = new Set(due.filter(isEdited).map(({ tag }) => tag));
    if (edited.size === 0) return;
    for (const { content } of await this.#world.ledger.snoozes())
      if (edited.has(content.tag)) await this.#world.ledger.dropSnooze(content.tag);
  }

  /**
   * What belongs to an item that is gone, or at another time now, goes away (NF17). A push may know of an item before
   * this device does.
   * @param told the tags of everything that is due from `from` on
   * @param everTold the tags of everything that this tab was told of
   */
  async closeGone(told: ReadonlySet<string>, everTold: ReadonlySet<string>, from: string) {
    const { display, ledger } = this.#world;
    const shown = await display.shown();
    const snoozes = await ledger.snoozes();
    const gone = [...shown, ...snoozes]
      .map(({ content }) => content)
      .filter((one) => !tellsOfMany(one) && one.kind !== 'test' && one.at >= from && !told.has(one.tag));
    if (gone.length === 0) return;
    const claims = await ledger.claimsOf(gone.map(({ tag }) => tag));
    const isKnown = ({ tag }: NotificationContent) => everTold.has(tag) || !claims.get(tag)?.isPushed;
    const tags = new Set(gone.filter(isKnown).map(({ tag }) => tag));
    for (const { content, close } of shown) if (tags.has(content.tag)) close();
    for (const { content } of snoozes) if (tags.has(content.tag)) await ledger.dropSnooze(content.tag);
  }
}
