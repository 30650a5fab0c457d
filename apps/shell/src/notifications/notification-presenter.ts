import { type NotificationContent, turnOf } from '@dayloom/data-local/device-ledger';
import { type Instant, isStorm, nowOf } from '@dayloom/domain';
import type { Triage as TriageOf } from '@dayloom/domain/notifications';
import type { DueNotification } from '@dayloom/platform';
import { groupContentOf, quietContentOf } from './due-group.ts';
import { pushedTogether } from './pushed-together.ts';
import type { Outcome, Outcomes } from './receipt-writer.ts';
import { handledElsewhere } from './seen-elsewhere.ts';
import type { ScreenWorld } from './screen-world.ts';
import { TabClaims } from './tab-claims.ts';

type Triage = TriageOf<DueNotification>;
type Due = Triage['show'][number];

export interface Presented {
  readonly outcomes: Outcomes;
  /** Tags that another tab or the worker is showing right now. Check again later whether they were shown. */
  readonly pending: Set<string>;
}

/** Shows each due moment once on this device and returns the outcomes. */
export class NotificationPresenter {
  readonly #world: ScreenWorld;
  readonly #claims: TabClaims;

  constructor(world: ScreenWorld) {
    this.#world = world;
    this.#claims = new TabClaims(world);
  }

  #now = () => nowOf(this.#world.clock);

  async show(due: Triage['show']): Promise<Presented> {
    const { display, receipts, device } = this.#world;
    const handled = handledElsewhere(receipts(), device);
    const open = due.filter(({ due: { tag } }) => !handled.has(tag));
    if (display.permission() !== 'granted')
      return { outcomes: open.map(({ due: one }) => [one, { reason: 'permission' }]), pending: new Set() };
    const { shown, pending, free } = await this.#classify(open);
    const results = isStorm(free.length)
      ? await this.#showTogether(free.map(({ due: one }) => one))
      : await Promise.all(free.map((one) => this.#showOne(one)));
    const outcomes = results.flatMap(([one, outcome]) => (outcome ? [[one, outcome] as const] : []));
    // Another tab or the worker claimed these first.
    for (const [{ tag }, outcome] of results) if (!outcome) pending.add(tag);
    return { outcomes: [...shown, ...outcomes], pending };
  }

  /** Shows one notification for each period of quiet hours that ended. */
  async showWaited(waited: Triage['waited']): Promise<Presented> {
    const { receipts, device } = this.#world;
    const handled = handledElsewhere(receipts(), device);
    const open = waited.filter(({ due: { tag } }) => !handled.has(tag));
    const outcomes: (readonly [NotificationContent, Outcome])[] = [];
    const pending = new Set<string>();
    for (const until of new Set(open.map((one) => one.until))) {
      const together = open.filter((one) => one.until === until);
      const due = together.map((one) => one.due);
      const outcome = await this.#showQuietSummary(
        due,
        until,
        together.some(({ isMissed }) => isMissed),
      );
      if (outcome) outcomes.push(...due.map((one) => [one, outcome] as const));
      // Another tab or the worker is showing these.
      else for (const { tag } of due) pending.add(tag);
    }
    return { outcomes, pending };
  }

  /** @returns undefined if another tab or the worker shows it */
  async #showQuietSummary(due: readonly DueNotification[], until: Instant, isMissed: boolean) {
    const content = quietContentOf(due, until);
    const { tag } = content;
    const shownAt = (await this.#shownBefore([content])).get(tag);
    // Shown by a push, or by a tab that closed before it wrote the receipts.
    if (shownAt !== undefined) return { reason: 'quiet', shownAt } satisfies Outcome;
    if (isMissed) return { reason: 'asleep' } satisfies Outcome;
    if (this.#world.display.permission() !== 'granted') return { reason: 'permission' } satisfies Outcome;
    const displayed = await this.#display(content, [tag], false);
    return displayed?.shownAt === undefined
      ? displayed
      : ({ reason: 'quiet', shownAt: displayed.shownAt } satisfies Outcome);
  }

  /** Missed moments are recorded as 'asleep', or as shown if this device showed them before the receipt was written. */
  async outcomesOfMissed(missed: readonly DueNotification[]): Promise<Outcomes> {
    const shown = await this.#shownBefore(missed);
    return missed.map((one) => {
      const shownAt = shown.get(one.tag);
      return [one, shownAt === undefined ? { reason: 'asleep' } : { shownAt }] as const;
    });
  }

  async #classify(due: readonly Due[]) {
    const shownBefore = await this.#shownBefore(due.map(({ due: one }) => one));
    const claims = await this.#claims.claimsOf(due.map(({ due: { tag } }) => tag));
    const shown: (readonly [NotificationContent, Outcome])[] = [];
    const pending = new Set<string>();
    const free: Due[] = [];
    for (const one of due) {
      const { tag } = one.due;
      const shownAt = shownBefore.get(tag);
      if (shownAt !== undefined) {
        if (!this.#isWritten(tag)) shown.push([one.due, { shownAt }]);
      } else if (turnOf(claims.get(tag), this.#now()) === 'held') pending.add(tag);
      else free.push(one);
    }
    return { shown, pending, free };
  }

  /** Moments that this device already showed, with the time: a tab may close before it writes the receipt. */
  async #shownBefore(
    due: readonly Pick<DueNotification, 'tag' | 'at'>[],
  ): Promise<ReadonlyMap<string, Instant>> {
    const claims = [...(await this.#claims.claimsOf(due.map(({ tag }) => tag))).values()];
    const isUnsure = claims.filter((claim) => turnOf(claim, this.#now()) === 'won');
    const onScreen = new Set<string>();
    if (isUnsure.length > 0)
      for (const { content } of await this.#world.display.shown()) onScreen.add(content.tag);
    const singly = claims.flatMap(({ tag, at, shownAt = onScreen.has(tag) ? at : undefined }) =>
      shownAt === undefined ? [] : [[tag, shownAt] as const],
    );
    return new Map([...(await pushedTogether(this.#claims, due)), ...singly]);
  }

  #isWritten = (tag: string) =>
    this.#world
      .receipts()
      .some(
        ({ moment, device, shownAt }) =>
          moment === tag && device === this.#world.device && shownAt !== undefined,
      );

  async #showOne({ due, isLate }: Due) {
    return [due, await this.#display(due, [due.tag], isLate)] as const;
  }

  async #showTogether(due: readonly DueNotification[]) {
    const group = groupContentOf(due);
    // A push that does not list its members finds the group by this tag.
    const displayed = await this.#display(group, [...due.map(({ tag }) => tag), group.tag], false);
    const { body: _body, ...outcome } = displayed ?? {};
    return due.map((one) => [one, displayed && outcome] as const);
  }

  /** @returns undefined if another tab or the worker shows it */
  async #display(content: NotificationContent, tags: readonly string[], isLate: boolean) {
    const { display, isSilent } = this.#world;
    let isClaimed = false;
    const claim = async () => (isClaimed = await this.#claims.claim(tags));
    try {
      if (!(await display.show(content, { isLate, silent: isSilent(), claim }))) return undefined;
    } catch (error) {
      if (isClaimed) await this.#claims.release(tags);
      console.error('The browser does not show a notification.', error);
      return { reason: 'failed' } satisfies Outcome;
    }
    const shownAt = this.#now();
    await this.#claims.confirm(tags, shownAt);
    return { shownAt, body: isLate ? content.lateBody : content.body } satisfies Outcome;
  }
}
