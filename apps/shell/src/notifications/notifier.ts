import { isStoreError, receiptsSince } from '@dayloom/data';
import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { dayInMilliseconds, type Instant, instantOf, nowOf, type Receipt } from '@dayloom/domain';
import { isPlanOver, lookBack, type Plan, planAt, waitUntilNext } from '@dayloom/domain/notifications';
import { Hush } from './hush.ts';
import { writeNoted } from './noted-events.ts';
import type { NotifierWorld } from './notifier-world.ts';
import { forgetOldReceipts } from './old-receipts.ts';
import { ReceiptWriter } from './receipt-writer.ts';
import { clearMirror, entriesOf, readMirror, writeMirror } from './scheduled-mirror.ts';
import { ScreenCleaner } from './screen-cleaner.ts';
import { Shower } from './shower.ts';
import { SnoozeWaker } from './snooze-waker.ts';
import type { Due } from './source-feed.ts';
import { Teller, type Telling } from './teller.ts';

/** Milliseconds. */
const minute = 60_000;

/** Milliseconds after which it is asked again whether another tab has shown what it was about to show. */
const heldFor = 11_000;

/** Plans what is due, has it shown at its moment and writes down what became of it: one tab of a device does so. */
export class Notifier {
  readonly #world: NotifierWorld;
  readonly #writer: ReceiptWriter;
  readonly #device: string;
  readonly #teller: Teller;
  readonly #waker: SnoozeWaker;
  readonly #cleaner: ScreenCleaner;
  readonly #ending = new AbortController();
  /** By source: what it has told last. */
  readonly #told = new Map<string, { readonly due: Due; readonly until: Instant }>();
  /** By source: until when what it tells was looked at, shown and written down. */
  #checked: Readonly<Record<string, Instant>>;
  readonly #failed = new Set<string>();
  #receipts: readonly Receipt[] = [];
  /** Tags of everything that any source has told here. */
  readonly #everTold = new Set<string>();
  #plan: Plan | undefined;
  #forgottenAt: number;
  #stopWatching = () => undefined as void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> = Promise.resolve();

  private constructor(
    world: NotifierWorld & { readonly hush: Hush; readonly device: string },
    checked: Readonly<Record<string, Instant>>,
  ) {
    const { user, store, deviceKind, hush, device } = world;
    this.#world = world;
    this.#device = device;
    this.#checked = checked;
    this.#forgottenAt = this.#now();
    this.#writer = new ReceiptWriter(store, { user: user.id, device, deviceKind });
    const { signal } = this.#ending;
    const receipts = () => this.#receipts;
    const screen = { ...world, device, signal, receipts, isSilent: hush.isSilent };
    const shower = new Shower(screen);
    this.#teller = new Teller({ shower, writer: this.#writer, hush, device, receipts });
    this.#waker = new SnoozeWaker(screen);
    this.#cleaner = new ScreenCleaner(screen);
  }

  /** From now on, until `signal`. @throws StoreError where this device keeps nothing */
  static async begin(world: NotifierWorld, signal: AbortSignal): Promise<Notifier | undefined> {
    const { user, clock, ledger, newId, feed } = world;
    const { device, checked } = await ledger.begin(user.id, newId());
    if (signal.aborted) return undefined;
    const now = nowOf(clock);
    // What was due before a source was known here was nobody's to show.
    const since = Object.fromEntries(feed.names.map((name) => [name, checked?.[name] ?? now]));
    let changed = () => undefined as void;
    const hush = await Hush.begin(world, () => changed(), signal);
    if (signal.aborted) return undefined;
    const notifier = new Notifier({ ...world, hush, device }, since);
    changed = () => notifier.check();
    signal.addEventListener('abort', () => notifier.#end());
    notifier.#queue(() => forgetOldReceipts(world));
    notifier.#watchReceipts();
    notifier.#watchSources();
    const interval = setInterval(() => notifier.check(), minute);
    notifier.#ending.signal.addEventListener('abort', () => clearInterval(interval));
    return notifier;
  }

  #end() {
    this.#ending.abort();
    this.#stopWatching();
    clearTimeout(this.#timer);
  }

  /** Resolves once nothing is at work. */
  settled = () => this.#work;

  /** Looks whether something is due: every minute, and whenever there is a reason. */
  check() {
    const now = this.#now();
    const isGranted = this.#world.display.permission() === 'granted';
    const hasPassed = readMirror()?.some(({ scheduledFor }) => Date.parse(scheduledFor) <= now) ?? isGranted;
    const isOver = !this.#plan || isPlanOver(this.#plan, this.#world.clock.now(), this.#world.timeZone());
    this.#queue(() => this.#settle());
    this.#queue(() => this.#cleaner.closeHandled());
    if (hasPassed || isOver || this.#failed.size > 0) this.#watchSources();
    if (Math.abs(now - this.#forgottenAt) < dayInMilliseconds) return;
    this.#forgottenAt = now;
    this.#queue(() => forgetOldReceipts(this.#world));
  }

  #now = () => this.#world.clock.now().getTime();

  /** One after the other; what fails is told, and stops nothing that comes later. */
  #queue(work: () => Promise<void>) {
    this.#work = this.#work.then(async () => {
      if (this.#ending.signal.aborted) return;
      try {
        await work();
      } catch (error) {
        if (this.#ending.signal.aborted) return;
        // That storage is full is told where something is to be saved.
        const log = isStoreError(error) && error.code === 'storage-full' ? console.info : console.error;
        log('The notifications are behind.', error);
      }
    });
  }

  #watchReceipts() {
    const { store, user } = this.#world;
    const stop = store.watch(
      receiptsSince(user.id, instantOf(new Date(this.#now() - lookBack))),
      ({ records }) => {
        this.#receipts = records;
        this.#queue(() => this.#cleaner.closeHandled());
      },
      (error) => console.error('What other devices have shown cannot be read.', error),
    );
    this.#ending.signal.addEventListener('abort', stop);
  }

  #watchSources() {
    if (this.#ending.signal.aborted) return;
    this.#stopWatching();
    const { clock, timeZone, feed } = this.#world;
    const plan = planAt(clock.now(), Object.values(this.#checked), timeZone());
    this.#plan = plan;
    const answered = new Set<string>();
    this.#stopWatching = feed.watch(plan, {
      told: (source, due, until) => {
        const before = this.#told.get(source)?.due ?? [];
        this.#told.set(source, { due, until });
        answered.add(source);
        this.#failed.delete(source);
        for (const { tag } of due) this.#everTold.add(tag);
        this.#queue(async () => {
          await this.#settle();
          await this.#cancel(before, due, until);
          await this.#noteEnded(await this.#cleaner.endEditedSnoozes(before, due));
          if (answered.size < feed.names.length) return;
          await this.#noteEnded(await this.#cleaner.closeGone(this.#due(), this.#everTold, plan.from));
        });
      },
      failed: (source) => this.#failed.add(source),
    });
  }

  /** Writes down that what was snoozed does not come back. */
  async #noteEnded(snoozed: readonly NotificationContent[]) {
    for (const content of snoozed) await this.#writer.note(content, { reason: 'cancelled' });
  }

  /** Everything that the sources have told, soonest first. */
  #due = (isAsked: (source: string) => boolean = () => true): Due =>
    [...this.#told]
      .flatMap(([source, { due }]) => (isAsked(source) ? due : []))
      .toSorted((a, b) => a.at.localeCompare(b.at));

  /**
   * Whether the user is notified here: who has left, perhaps in another tab, is told nothing more, nor anything about
   * them. Whose ledger the browser has emptied while they are signed in is notified on.
   */
  async #isNotified(): Promise<boolean> {
    const { ledger, user, isSignedIn } = this.#world;
    const known = await ledger.user();
    if (known || !isSignedIn()) return known?.user === user.id;
    return ledger.goOn(user.id, this.#device);
  }

  /** Shows what is due, notes what was missed, and waits for the next. */
  async #settle() {
    const { clock, ledger, user } = this.#world;
    if (!(await this.#isNotified())) return;
    const now = clock.now();
    let telling: Partial<Telling> = {};
    try {
      telling = await this.#tell(now);
      await ledger.update(user.id, { checked: this.#checked });
      await this.#waker.wake();
      const isHeard = (name: string) => this.#told.has(name) || this.#failed.has(name);
      if (this.#world.feed.names.every(isHeard)) await writeNoted(ledger, this.#writer);
    } finally {
      if (!this.#ending.signal.aborted) await this.#waitForNext(instantOf(now), telling);
    }
  }

  async #tell(now: Date): Promise<Telling> {
    const { feed } = this.#world;
    const told = [...this.#told].map(([source, one]) => ({
      ...{ ...one, source, since: this.#checked[source], isOff: feed.isOff(source) },
    }));
    const telling = await this.#teller.tell(told, now);
    this.#checked = { ...this.#checked, ...telling.checked };
    return telling;
  }

  /** @param looked until when everything was looked at: what came while storage was at work is next, and at once */
  async #waitForNext(looked: Instant, { isHeld, quietUntil }: Partial<Telling>) {
    const { display, ledger, feed } = this.#world;
    const now = this.#now();
    const due = this.#due((source) => !feed.isOff(source)).filter(({ at }) => Date.parse(at) > now);
    if (display.permission() === 'granted') writeMirror(entriesOf(due));
    else clearMirror();
    const soonest = this.#due().find(({ at }) => at > looked);
    // What could not be shown when it was due is tried again with the check of every minute.
    const snoozes = (await ledger.snoozes()).map(({ until }) => until).filter((at) => Date.parse(at) > now);
    const moments = [soonest?.at, quietUntil, ...snoozes];
    const wait = waitUntilNext(moments, new Date(now), isHeld ? heldFor : undefined);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#queue(() => this.#settle()), wait);
  }

  /** What was planned and is no more: it was deleted, or is at another time now; and what is so again. */
  async #cancel(before: Due, due: Due, until: Instant) {
    const isThere = new Set(due.map(({ tag }) => tag));
    const now = nowOf(this.#world.clock);
    const noted = await this.#writer.cancelledAfter(now);
    await this.#writer.takeBack(noted.filter(({ moment }) => isThere.has(moment)));
    const isNoted = new Set(noted.map(({ moment }) => moment));
    const gone = before.filter(
      ({ tag, at }) => !isThere.has(tag) && at > now && at < until && !isNoted.has(tag),
    );
    await this.#writer.write(gone.map((one) => [one, { reason: 'cancelled' }]));
  }
}
