import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { nowOf } from '@dayloom/domain';
import { groupContentOf, membersOf, quietContentOf, isSummary } from './due-group.ts';
import { handledElsewhere, seenBy } from './seen-elsewhere.ts';
import type { ScreenWorld } from './screen-world.ts';
import type { Due } from './source-feed.ts';

type World = Pick<ScreenWorld, 'clock' | 'ledger' | 'display' | 'device' | 'receipts'>;

/** Closes notifications that are no longer needed on this device. */
export class ScreenCleaner {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Closes what was handled on another device. A group closes after all its members were handled. */
  async closeHandled() {
    const { receipts, device, ledger, clock, display } = this.#world;
    const handled = handledElsewhere(receipts(), device);
    const isHandled = (content: NotificationContent) => {
      if (!isSummary(content)) return handled.has(content.tag);
      const members = membersOf(content, receipts(), device);
      return members.length > 0 && members.every(({ moment }) => handled.has(moment));
    };
    const snoozes = await ledger.snoozes();
    const now = nowOf(clock);
    // A push must show a notification, even one that was already handled here.
    const putOff = snoozes.filter(({ until }) => until > now).map(({ content: { tag } }) => tag);
    const isAway = new Set([...seenBy(receipts(), device), ...putOff]);
    for (const { content, close } of await display.shown())
      if (isHandled(content) || isAway.has(content.tag)) close();
    for (const { content } of snoozes) if (isHandled(content)) await ledger.dropSnooze(content.tag);
  }

  /** Ends the snooze of items whose name or address changed: the snoozed text is outdated. */
  async endEditedSnoozes(before: Due, due: Due) {
    const known = new Map(before.map((one) => [one.tag, one]));
    const isEdited = ({ tag, name, to }: Due[number]) => {
      const old = known.get(tag);
      return old !== undefined && (old.name !== name || old.to !== to);
    };
    const edited = new Set(due.filter(isEdited).map(({ tag }) => tag));
    await this.#cancelSnoozes(edited);
  }

  /**
   * Closes notifications whose item was deleted or moved to another time. A pushed item may not have reached this
   * device yet, so its notification stays.
   * @param due everything that is due from `from` on
   * @param knownTags the tags of everything that any source has reported to this tab
   */
  async closeGone(due: Due, knownTags: ReadonlySet<string>, from: string) {
    const { display, ledger } = this.#world;
    const shown = await display.shown();
    const contents = [...shown, ...(await ledger.snoozes())].map(({ content }) => content);
    const existing = new Set(due.map(({ tag }) => tag));
    const gone = contents.filter(
      (one) => !isSummary(one) && one.kind !== 'test' && one.at >= from && !existing.has(one.tag),
    );
    const claims = await ledger.claimsOf(gone.map(({ tag }) => tag));
    const isKnown = ({ tag }: NotificationContent) => knownTags.has(tag) || !claims.get(tag)?.isPushed;
    const tags = new Set(gone.filter(isKnown).map(({ tag }) => tag));
    for (const one of contents) if (await this.#isEmptyGroup(one, due, from)) tags.add(one.tag);
    for (const { content, close } of shown) if (tags.has(content.tag)) close();
    await this.#cancelSnoozes(tags);
  }

  /** Whether all items of a group are gone. A group that lost some items is shown or snoozed again without them. */
  async #isEmptyGroup(content: NotificationContent, due: Due, from: string): Promise<boolean> {
    const { receipts, device, display, ledger } = this.#world;
    if (!isSummary(content)) return false;
    const members = membersOf(content, receipts(), device);
    // The sources did not report moments before `from`, so it is unknown whether those items still exist.
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

  async #cancelSnoozes(tags: ReadonlySet<string>) {
    const { ledger, clock } = this.#world;
    const at = nowOf(clock);
    for (const { content, until } of await ledger.snoozes())
      if (tags.has(content.tag))
        await ledger.endSnooze({ content, until }, { what: 'cancelled', at, content, until });
  }
}
