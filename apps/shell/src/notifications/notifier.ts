import { isStoreError, receiptsSince } from '@dayloom/data';
import { dayInMilliseconds, type Instant, instantOf, nowOf, type Receipt } from '@dayloom/domain';
import { isPlanOver, lookBack, type Plan, planAt, waitUntilNext } from '@dayloom/domain/notifications';
import { QuietSettings } from './quiet-settings.ts';
import { writeNoted } from './noted-events.ts';
import type { NotifierWorld } from './notifier-world.ts';
import { deleteOldReceipts } from './old-receipts.ts';
import { ReceiptWriter } from './receipt-writer.ts';
import { clearMirror, entriesOf, readMirror, writeMirror } from './scheduled-mirror.ts';
import { ScreenCleaner } from './screen-cleaner.ts';
import { NotificationPresenter } from './notification-presenter.ts';
import { SnoozeWaker } from './snooze-waker.ts';
import type { Due } from './source-feed.ts';
import { DueProcessor, type ProcessedDue } from './due-processor.ts';

/** Milliseconds. */
const minute = 60_000;

/** Milliseconds until the next check whether another tab has shown what it had claimed. */
const recheckDelay = 11_000;

/** Plans notifications, shows them when they are due and writes receipts. Runs in one tab of a device. */
export class Notifier {
  readonly #world: NotifierWorld;
  readonly #writer: ReceiptWriter;
  readonly #device: string;
  readonly #dueProcessor: DueProcessor;
  readonly #waker: SnoozeWaker;
  readonly #cleaner: ScreenCleaner;
  readonly #controller = new AbortController();
  /** By source: what it reported last. */
  readonly #latestDue = new Map<string, { readonly due: Due; readonly until: Instant }>();
  /** By source: the time before which everything has been processed. */
  #checked: Readonly<Record<string, Instant>>;
  readonly #failed = new Set<string>();
  #receipts: readonly Receipt[] = [];
  /** Tags of everything that any source has reported to this tab. */
  readonly #knownTags = new Set<string>();
  #plan: Plan | undefined;
  #cleanedUpAt: number;
  #stopWatching = () => undefined as void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> = Promise.resolve();

  private constructor(
    world: NotifierWorld & { readonly quietSettings: QuietSettings; readonly device: string },
    checked: Readonly<Record<string, Instant>>,
  ) {
    const { user, store, deviceKind, quietSettings, device } = world;
    this.#world = world;
    this.#device = device;
    this.#checked = checked;
    this.#cleanedUpAt = this.#now();
    this.#writer = new ReceiptWriter(store, { user: user.id, device, deviceKind });
    const { signal } = this.#controller;
    const receipts = () => this.#receipts;
    const screenWorld = { ...world, device, signal, receipts, isSilent: quietSettings.isSilent };
    const presenter = new NotificationPresenter(screenWorld);
    this.#dueProcessor = new DueProcessor({
      presenter,
      writer: this.#writer,
      quietSettings,
      device,
      receipts,
    });
    this.#waker = new SnoozeWaker(screenWorld);
    this.#cleaner = new ScreenCleaner(screenWorld);
  }

  /** Runs until `signal` aborts. @throws StoreError if storage is unavailable */
  static async begin(world: NotifierWorld, signal: AbortSignal): Promise<Notifier | undefined> {
    const { user, clock, ledger, newId, feed } = world;
    const { device, checked } = await ledger.begin(user.id, newId());
    if (signal.aborted) return undefined;
    const now = nowOf(clock);
    // Do not show what was due before this device knew the source.
    const since = Object.fromEntries(feed.names.map((name) => [name, checked?.[name] ?? now]));
    let changed = () => undefined as void;
    const quietSettings = await QuietSettings.begin(world, () => changed(), signal);
    if (signal.aborted) return undefined;
    const notifier = new Notifier({ ...world, quietSettings, device }, since);
    changed = () => notifier.check();
    signal.addEventListener('abort', () => notifier.#end());
    notifier.#queue(() => deleteOldReceipts(world));
    notifier.#watchReceipts();
    notifier.#watchSources();
    const interval = setInterval(() => notifier.check(), minute);
    notifier.#controller.signal.addEventListener('abort', () => clearInterval(interval));
    return notifier;
  }

  #end() {
    this.#controller.abort();
    this.#stopWatching();
    clearTimeout(this.#timer);
  }

  /** Resolves when all queued work is complete. */
  idle = () => this.#work;

  /** Checks for due notifications. Runs every minute and on events such as focus. */
  check() {
    const now = this.#now();
    const isGranted = this.#world.display.permission() === 'granted';
    const hasPassed = readMirror()?.some(({ scheduledFor }) => Date.parse(scheduledFor) <= now) ?? isGranted;
    const isOver = !this.#plan || isPlanOver(this.#plan, this.#world.clock.now(), this.#world.timeZone());
    this.#queue(() => this.#processDue());
    this.#queue(() => this.#cleaner.closeHandled());
    if (hasPassed || isOver || this.#failed.size > 0) this.#watchSources();
    if (Math.abs(now - this.#cleanedUpAt) < dayInMilliseconds) return;
    this.#cleanedUpAt = now;
    this.#queue(() => deleteOldReceipts(this.#world));
  }

  #now = () => this.#world.clock.now().getTime();

  /** Runs `work` after earlier work. Logs errors and continues with later work. */
  #queue(work: () => Promise<void>) {
    this.#work = this.#work.then(async () => {
      if (this.#controller.signal.aborted) return;
      try {
        await work();
      } catch (error) {
        if (this.#controller.signal.aborted) return;
        // A full disk is reported where the user saves something.
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
      (error) => console.error('The receipts of other devices cannot be read.', error),
    );
    this.#controller.signal.addEventListener('abort', stop);
  }

  #watchSources() {
    if (this.#controller.signal.aborted) return;
    this.#stopWatching();
    const { clock, timeZone, feed } = this.#world;
    const plan = planAt(clock.now(), Object.values(this.#checked), timeZone());
    this.#plan = plan;
    const answered = new Set<string>();
    this.#stopWatching = feed.watch(plan, {
      onDue: (source, due, until) => {
        const before = this.#latestDue.get(source)?.due ?? [];
        this.#latestDue.set(source, { due, until });
        answered.add(source);
        this.#failed.delete(source);
        for (const { tag } of due) this.#knownTags.add(tag);
        this.#queue(async () => {
          await this.#processDue();
          await this.#cancel(before, due, until);
          await this.#cleaner.endEditedSnoozes(before, due);
          if (answered.size < feed.names.length) return;
          await this.#cleaner.closeGone(this.#due(), this.#knownTags, plan.from);
          await this.#writeNoted();
        });
      },
      onError: (source) => this.#failed.add(source),
    });
  }

  async #writeNoted() {
    const hasAnswered = (name: string) => this.#latestDue.has(name) || this.#failed.has(name);
    if (this.#world.feed.names.every(hasAnswered)) await writeNoted(this.#world.ledger, this.#writer);
  }

  /** Everything that the sources have reported, soonest first. */
  #due = (isAsked: (source: string) => boolean = () => true): Due =>
    [...this.#latestDue]
      .flatMap(([source, { due }]) => (isAsked(source) ? due : []))
      .toSorted((a, b) => a.at.localeCompare(b.at));

  /**
   * Whether to notify this user on this device. False after a log-out, even in another tab. If the browser deleted the
   * ledger of a signed-in user, it is created again.
   */
  async #isNotified(): Promise<boolean> {
    const { ledger, user, isSignedIn } = this.#world;
    const known = await ledger.user();
    if (known || !isSignedIn()) return known?.user === user.id;
    return ledger.goOn(user.id, this.#device);
  }

  /** Shows what is due, records what was missed and sets the timer for the next moment. */
  async #processDue() {
    const { clock, ledger, user } = this.#world;
    if (!(await this.#isNotified())) return;
    const now = clock.now();
    let processed: Partial<ProcessedDue> = {};
    try {
      processed = await this.#showDue(now);
      await ledger.update(user.id, { checked: this.#checked });
      await this.#waker.wake();
      await this.#writeNoted();
    } finally {
      if (!this.#controller.signal.aborted) await this.#waitForNext(instantOf(now), processed);
    }
  }

  async #showDue(now: Date): Promise<ProcessedDue> {
    const { feed } = this.#world;
    const sources = [...this.#latestDue].map(([source, one]) => ({
      ...{ ...one, source, since: this.#checked[source], isOff: feed.isOff(source) },
    }));
    const processed = await this.#dueProcessor.process(sources, now);
    this.#checked = { ...this.#checked, ...processed.checked };
    return processed;
  }

  /** @param checkedAt when the last check began: moments that fell due since then are next, without delay */
  async #waitForNext(checkedAt: Instant, { isPending, quietUntil }: Partial<ProcessedDue>) {
    const { display, ledger, feed } = this.#world;
    const now = this.#now();
    const due = this.#due((source) => !feed.isOff(source)).filter(({ at }) => Date.parse(at) > now);
    if (display.permission() === 'granted') writeMirror(entriesOf(due));
    else clearMirror();
    const soonest = this.#due().find(({ at }) => at > checkedAt);
    // A snooze that could not be shown is retried by the check every minute.
    const snoozes = (await ledger.snoozes()).map(({ until }) => until).filter((at) => Date.parse(at) > now);
    const moments = [soonest?.at, quietUntil, ...snoozes];
    const wait = waitUntilNext(moments, new Date(now), isPending ? recheckDelay : undefined);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#queue(() => this.#processDue()), wait);
  }

  /** Records moments that were deleted or moved as cancelled, and undoes this for moments that are planned again. */
  async #cancel(before: Due, due: Due, until: Instant) {
    const isDue = new Set(due.map(({ tag }) => tag));
    const now = nowOf(this.#world.clock);
    const noted = await this.#writer.cancelledAfter(now);
    await this.#writer.deleteOwn(noted.filter(({ moment }) => isDue.has(moment)));
    const isNoted = new Set(noted.map(({ moment }) => moment));
    const gone = before.filter(
      ({ tag, at }) => !isDue.has(tag) && at > now && at < until && !isNoted.has(tag),
    );
    await this.#writer.write(gone.map((one) => [one, { reason: 'cancelled' }]));
  }
}
