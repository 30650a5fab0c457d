import type { NotificationLedger, User } from '@dayloom/data';
import { deviceKindOf, nowOf, timeZoneHere } from '@dayloom/domain';
import { endOfSnooze, type NotificationContent } from '@dayloom/domain/notifications';
import type { Shell } from '@dayloom/platform';
import { browserDisplay, permissionOfBrowser } from '../device/browser-display.ts';
import { keepDeviceToken } from '../device/device-token.ts';
import type { Display } from '../device/display.ts';
import { enableNotifications, wordsOf } from '../device/enable-notifications.ts';
import { endNotificationsOfOthers } from '../device/end-notifications.ts';
import { notificationWorker } from '../device/notification-worker.ts';
import { beginNotifier, type Notifier } from '../engine/notifier.ts';
import type { NotificationHost } from './notification-host.ts';
import { retryEveryMinute } from './retry-every-minute.ts';
import { sourceFeed, type SourceFeed } from '../engine/source-feed.ts';
import { isWorkerMessage } from '../device/worker-messages.ts';

/** Set after a failed start was reported: once per browser session. */
const failureShownMark = 'dayloom-notifications-failed';

const hour = 3_600_000;

/** Makes one tab the leader. Without Web Locks every tab leads, and claims prevent duplicates. */
function whenLeading(name: string, signal: AbortSignal, lead: () => Promise<void>) {
  const begin = () => ('locks' in navigator ? navigator.locks.request(name, { signal }, lead) : lead());
  return retryEveryMinute(begin, signal, 'This tab cannot show notifications at the moment.');
}

/** How notifications reach this device: by push, only while a tab is open, or not at all without a worker. */
export type Reach = 'push' | 'tabs' | 'none' | 'unknown';

/** The notifications of one user in this tab. */
export class NotificationService {
  readonly #shell: Shell;
  readonly #host: NotificationHost;
  readonly user: User;
  readonly feed: SourceFeed;
  readonly ledger: NotificationLedger;
  /** Asks the leading tab to check the ledger. */
  readonly #tabs = new BroadcastChannel('dayloom-notifications');
  #notifier: Notifier | undefined;
  #isOver = false;
  #othersEnded: Promise<void> | undefined;
  /** When (in milliseconds) and in which time zone the token was checked last. */
  #prepared: { readonly at: number; readonly zone: string } | undefined;

  constructor(shell: Shell, host: NotificationHost) {
    this.#shell = shell;
    this.#host = host;
    this.user = shell.user;
    this.ledger = host.openLedger();
    this.feed = sourceFeed(host.sources ?? [], shell);
  }

  /**
   * Runs until `signal` aborts.
   * @param open navigates to the address of a clicked notification
   */
  begin(open: (to: string) => void, signal: AbortSignal) {
    signal.addEventListener('abort', () => {
      this.#isOver = true;
      this.ledger.close();
      this.#tabs.close();
    });
    if (permissionOfBrowser() === 'unsupported') return;
    const check = () => {
      this.#notifier?.check();
      this.#keepToken();
    };
    this.#tabs.addEventListener('message', check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    for (const event of ['focus', 'pageshow', 'online']) addEventListener(event, check, { signal });
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data, ports }: MessageEvent<unknown>) => {
        if (!isWorkerMessage(data)) return;
        check();
        if (data.type !== 'dayloom-open') return;
        ports[0]?.postMessage('opened');
        open(data.to);
      },
      { signal },
    );
    navigator.serviceWorker.startMessages();
    const interval = setInterval(() => this.#keepToken(), hour);
    signal.addEventListener('abort', () => clearInterval(interval));
    void whenLeading(`dayloom-notifications ${this.#shell.user.id}`, signal, () => this.#lead(signal));
  }

  async #lead(signal: AbortSignal) {
    const { user, store, clock, newId } = this.#shell;
    const { feed, ledger } = this;
    const deviceKind = deviceKindOf(navigator.userAgent, navigator.maxTouchPoints);
    const isSignedIn = () => this.#host.signedInUser() === user.id;
    const display: Display = {
      ...browserDisplay,
      async show(content, showing) {
        const known = await ledger.user().catch(() => undefined);
        return browserDisplay.show(content, { ...showing, button: known?.button });
      },
    };
    const world = { user, store, clock, newId, ledger, feed, deviceKind, display };
    await this.#ready();
    // Another tab may have logged out while this one became the leader.
    if (!isSignedIn()) return;
    this.#notifier = await beginNotifier({ ...world, timeZone: timeZoneHere, isSignedIn }, signal);
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
  }

  /** Renews the token in tabs that stay open for weeks or change time zone. */
  #keepToken() {
    const now = this.#shell.clock.now().getTime();
    const { at, zone } = this.#prepared ?? {};
    if (at === undefined || (Math.abs(now - at) < hour && zone === timeZoneHere())) return;
    void this.prepare();
  }

  /** Asks the leading tab to check for due notifications and noted events. */
  check() {
    this.#notifier?.check();
    this.#tabs.postMessage('changed');
  }

  /** Id of this device in receipts. */
  async device(): Promise<string> {
    await this.#ready();
    return (await this.ledger.begin(this.#shell.user.id, this.#shell.newId())).device;
  }

  /** Resolves after the notifications of previous users were removed from this device. */
  #ready() {
    const ended = (this.#othersEnded ??= endNotificationsOfOthers(this.#shell.user, this.ledger));
    ended.catch(() => {
      if (this.#othersEnded === ended) this.#othersEnded = undefined;
    });
    return ended;
  }

  /** Restarts notifications after a failed log-out, which had already ended them. */
  async goOn(): Promise<void> {
    if (this.#isOver || this.#host.signedInUser() !== this.#shell.user.id) return;
    await this.ledger.begin(this.#shell.user.id, this.#shell.newId());
    this.check();
    await this.prepare();
  }

  /**
   * Prepares worker and token if notifications are allowed. Reports a failure once per browser session.
   * @returns how notifications reach this device
   */
  async prepare(): Promise<Reach> {
    if (permissionOfBrowser() !== 'granted') return 'tabs';
    this.#prepared = { at: this.#shell.clock.now().getTime(), zone: timeZoneHere() };
    try {
      await notificationWorker();
    } catch (error) {
      this.#reportFailure(error);
      return navigator.onLine ? 'none' : 'unknown';
    }
    try {
      const isSaved = await this.#saveToken();
      return isSaved && (await this.#host.isPushed()) ? 'push' : 'tabs';
    } catch (error) {
      this.#reportFailure(error);
      return 'unknown';
    }
  }

  #reportFailure(error: unknown) {
    if (this.#isOver) return;
    console.warn('Notifications are not prepared.', error);
    // Offline, the next start tries again; the user need not know.
    if (!navigator.onLine || this.#host.session.has(failureShownMark)) return;
    this.#host.session.set(failureShownMark);
    this.#shell.toasts.error(`Failed to initialize notifications: ${wordsOf(error)}`);
  }

  /** Requests the permission. Browsers allow this only in response to a click. */
  async enable(): Promise<boolean> {
    const isEnabled = await enableNotifications(this.#shell.toasts, () => this.#saveToken());
    this.check();
    return isEnabled;
  }

  async #saveToken() {
    await this.#ready();
    const { user, clock, newId } = this.#shell;
    return keepDeviceToken({
      ...{ user, clock, newId, ledger: this.ledger, openPush: () => this.#host.openPush(user) },
      worker: notificationWorker,
      timeZone: timeZoneHere,
    });
  }

  /** Shows a test notification now. */
  async sendTest(): Promise<void> {
    const content: NotificationContent = {
      tag: 'test',
      kind: 'test',
      item: 'test',
      at: nowOf(this.#shell.clock),
      title: 'Test notification',
      body: 'Notifications reach this device.',
      lateBody: 'Notifications reach this device.',
      to: '/notifications',
    };
    await browserDisplay.show(content, {});
  }

  /** Shows the notification again in five minutes. */
  async snooze(content: NotificationContent): Promise<void> {
    const { clock } = this.#shell;
    const until = endOfSnooze(clock.now());
    for (const { content: shown, close } of await browserDisplay.shown())
      if (shown.tag === content.tag) close();
    await this.ledger.snooze({ content, until });
    await this.ledger.note({ at: nowOf(clock), what: 'snoozed', content, until });
    this.check();
  }
}
