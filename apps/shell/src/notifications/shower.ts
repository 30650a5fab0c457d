import { type NotificationContent, turnOf } from '@dayloom/data-local/device-ledger';
import { type Instant, isStorm, nowOf } from '@dayloom/domain';
import type { Triage as TriageOf } from '@dayloom/domain/notifications';
import type { DueNotification } from '@dayloom/platform';
import { groupContentOf, quietContentOf } from './due-group.ts';
import { pushedTogether } from './pushed-together.ts';
import type { Outcome, Outcomes } from './receipt-writer.ts';
import { handledElsewhere } from './seen-elsewhere.ts';
import type { ShowerWorld } from './shower-world.ts';
import { TakenHere } from './taken-here.ts';

type Triage = TriageOf<DueNotification>;
type Due = Triage['show'][number];

export interface Told {
  readonly outcomes: Outcomes;
  /** The tags of those that somebody else is showing at this moment: whether they did is to be asked again. */
  readonly held: Set<string>;
}

/** Puts on this device's screen what is due, each moment once, and says what became of it. */
export class Shower {
  readonly #world: ShowerWorld;
  readonly #taken: TakenHere;

  constructor(world: ShowerWorld) {
    this.#world = world;
    this.#taken = new TakenHere(world);
  }

  #now = () => nowOf(this.#world.clock);

  async show(due: Triage['show']): Promise<Told> {
    const { display, receipts, device } = this.#world;
    const handled = handledElsewhere(receipts(), device);
    const open = due.filter(({ due: { tag } }) => !handled.has(tag));
    if (display.permission() !== 'granted')
      return { outcomes: open.map(({ due: one }) => [one, { reason: 'permission' }]), held: new Set() };
    const { shown, held, free } = await this.#sort(open);
    const told = isStorm(free.length)
      ? await this.#showTogether(free.map(({ due: one }) => one))
      : await Promise.all(free.map((one) => this.#showOne(one)));
    const outcomes = told.flatMap(([one, outcome]) => (outcome ? [[one, outcome] as const] : []));
    // Somebody else was quicker by a moment.
    for (const [{ tag }, outcome] of told) if (!outcome) held.add(tag);
    return { outcomes: [...shown, ...outcomes], held };
  }

  /** What has waited for the end of quiet hours comes as one for each of them. */
  async showWaited(waited: Triage['waited']): Promise<Told> {
    const { receipts, device } = this.#world;
    const handled = handledElsewhere(receipts(), device);
    const open = waited.filter(({ due: { tag } }) => !handled.has(tag));
    const outcomes: (readonly [NotificationContent, Outcome])[] = [];
    const held = new Set<string>();
    for (const until of new Set(open.map((one) => one.until))) {
      const together = open.filter((one) => one.until === until);
      const due = together.map((one) => one.due);
      const outcome = await this.#outcomeOfWaited(
        due,
        until,
        together.some(({ isMissed }) => isMissed),
      );
      if (outcome) outcomes.push(...due.map((one) => [one, outcome] as const));
      // Somebody else is showing them, or was quicker by a moment.
      else for (const { tag } of due) held.add(tag);
    }
    return { outcomes, held };
  }

  /** @returns undefined where it is not this tab's to show */
  async #outcomeOfWaited(due: readonly DueNotification[], until: Instant, isMissed: boolean) {
    const content = quietContentOf(due, until);
    const { tag } = content;
    const shownAt = (await this.#shownBefore([content])).get(tag);
    // A push told of them, or a tab that had no time to write it down.
    if (shownAt !== undefined) return { reason: 'quiet', shownAt } satisfies Outcome;
    if (isMissed) return { reason: 'asleep' } satisfies Outcome;
    if (this.#world.display.permission() !== 'granted') return { reason: 'permission' } satisfies Outcome;
    const put = await this.#put(content, [tag], false);
    return put?.shownAt === undefined ? put : ({ reason: 'quiet', shownAt: put.shownAt } satisfies Outcome);
  }

  /** What no device was awake for; what this one did show, and had no time to write down, it tells as shown. */
  async tellMissed(missed: readonly DueNotification[]): Promise<Outcomes> {
    const shown = await this.#shownBefore(missed);
    return missed.map((one) => {
      const shownAt = shown.get(one.tag);
      return [one, shownAt === undefined ? { reason: 'asleep' } : { shownAt }] as const;
    });
  }

  async #sort(due: readonly Due[]) {
    const shownBefore = await this.#shownBefore(due.map(({ due: one }) => one));
    const claims = await this.#taken.claimsOf(due.map(({ due: { tag } }) => tag));
    const shown: (readonly [NotificationContent, Outcome])[] = [];
    const held = new Set<string>();
    const free: Due[] = [];
    for (const one of due) {
      const { tag } = one.due;
      const shownAt = shownBefore.get(tag);
      if (shownAt !== undefined) {
        if (!this.#isWritten(tag)) shown.push([one.due, { shownAt }]);
      } else if (turnOf(claims.get(tag), this.#now()) === 'held') held.add(tag);
      else free.push(one);
    }
    return { shown, held, free };
  }

  /** Those that this device showed already, each with when: a tab may die between screen and receipt. */
  async #shownBefore(
    due: readonly Pick<DueNotification, 'tag' | 'at'>[],
  ): Promise<ReadonlyMap<string, Instant>> {
    const claims = [...(await this.#taken.claimsOf(due.map(({ tag }) => tag))).values()];
    const isUnsure = claims.filter((claim) => turnOf(claim, this.#now()) === 'won');
    const onScreen = new Set<string>();
    if (isUnsure.length > 0)
      for (const { content } of await this.#world.display.shown()) onScreen.add(content.tag);
    const singly = claims.flatMap(({ tag, at, shownAt = onScreen.has(tag) ? at : undefined }) =>
      shownAt === undefined ? [] : [[tag, shownAt] as const],
    );
    return new Map([...(await pushedTogether(this.#taken, due)), ...singly]);
  }

  #isWritten = (tag: string) =>
    this.#world
      .receipts()
      .some(
        ({ moment, device, shownAt }) =>
          moment === tag && device === this.#world.device && shownAt !== undefined,
      );

  async #showOne({ due, isLate }: Due) {
    return [due, await this.#put(due, [due.tag], isLate)] as const;
  }

  async #showTogether(due: readonly DueNotification[]) {
    const group = groupContentOf(due);
    // By its own tag a push without room for their names finds that this device has shown them.
    const put = await this.#put(group, [...due.map(({ tag }) => tag), group.tag], false);
    const { body: _body, ...outcome } = put ?? {};
    return due.map((one) => [one, put && outcome] as const);
  }

  /** @returns undefined where it is not this tab's to show */
  async #put(content: NotificationContent, tags: readonly string[], isLate: boolean) {
    const { display, isSilent } = this.#world;
    let isTaken = false;
    const take = async () => (isTaken = await this.#taken.take(tags));
    try {
      if (!(await display.show(content, { isLate, silent: isSilent(), take }))) return undefined;
    } catch (error) {
      if (isTaken) await this.#taken.giveBack(tags);
      console.error('The browser does not show a notification.', error);
      return { reason: 'failed' } satisfies Outcome;
    }
    const shownAt = this.#now();
    await this.#taken.confirm(tags, shownAt);
    return { shownAt, body: isLate ? content.lateBody : content.body } satisfies Outcome;
  }
}
