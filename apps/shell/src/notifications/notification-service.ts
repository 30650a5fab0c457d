import type { Push } from '@dayloom/data';
import { DeviceLedger, type NotificationContent } from '@dayloom/data-local/device-ledger';
import { deviceKindOf, nowOf } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { backend } from '../backend/backend.ts';
import type { ModuleSet } from '../loader/module-set.ts';
import { rememberedUser } from '../session/remembered-session.ts';
import { browserDisplay, permissionOfBrowser } from './browser-display.ts';
import { keepDeviceToken } from './device-token.ts';
import { enableNotifications, wordsOf } from './enable-notifications.ts';
import { endNotificationsOfOthers } from './end-notifications.ts';
import { notificationWorker } from './notification-worker.ts';
import { Notifier } from './notifier.ts';
import { endOfSnooze } from '@dayloom/domain/notifications';
import { persistently } from './persistently.ts';
import { SourceFeed } from './source-feed.ts';
import { isWorkerMessage } from './worker-messages.ts';

/** That a start cannot prepare notifications is told once in a browser session. */
const toldKey = 'dayloom.notifications-failed';

const hour = 3_600_000;

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Has the tab lead once no other does; without locks every tab leads, and claims keep them apart. */
function whenLeading(name: string, signal: AbortSignal, lead: () => Promise<void>) {
  const begin = () => ('locks' in navigator ? navigator.locks.request(name, { signal }, lead) : lead());
  return persistently(begin, signal, 'Nothing is notified of here for now.');
}

/** Whether this device is reached by push, only while a tab is open, or not at all: its worker does not start. */
export type Reach = 'push' | 'tabs' | 'none' | 'unknown';

/** The notifications of one user in this tab. */
export class NotificationService {
  readonly #shell: Shell;
  readonly feed: SourceFeed;
  readonly ledger = new DeviceLedger();
  /** Among the tabs: the ledger holds something new for the one that leads. */
  readonly #tabs = new BroadcastChannel('dayloom-notifications');
  #notifier: Notifier | undefined;
  #isOver = false;
  #othersEnded: Promise<void> | undefined;
  /** When, in milliseconds, and in which time zone the token was looked after last. */
  #prepared: { readonly at: number; readonly place: string } | undefined;

  constructor(shell: Shell, set: ModuleSet | undefined) {
    this.#shell = shell;
    this.feed = new SourceFeed(set, shell);
  }

  /**
   * From now on, until `signal`.
   * @param open goes to an address, as a press on a notification asks
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
    const isSignedIn = () => rememberedUser()?.id === user.id;
    const world = { user, store, clock, newId, ledger, feed, deviceKind, display: browserDisplay };
    await this.#ready();
    // Another tab may have logged out in the moment in which this one began to lead.
    if (!isSignedIn()) return;
    this.#notifier = await Notifier.begin({ ...world, timeZone, isSignedIn }, signal);
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
  }

  /** A tab may stay open for weeks, and fly: the token is kept then as with a start. */
  #keepToken() {
    const now = this.#shell.clock.now().getTime();
    const { at, place } = this.#prepared ?? {};
    if (at === undefined || (Math.abs(now - at) < hour && place === timeZone())) return;
    void this.prepare();
  }

  /** Something may be due, or was noted: the leading tab is to look. */
  check() {
    this.#notifier?.check();
    this.#tabs.postMessage('changed');
  }

  /** Names this device in receipts. */
  async device(): Promise<string> {
    await this.#ready();
    return (await this.ledger.begin(this.#shell.user.id, this.#shell.newId())).device;
  }

  /** Nothing of anybody else is left on this device. */
  #ready() {
    const ending = (this.#othersEnded ??= endNotificationsOfOthers(this.#shell.user, this.ledger));
    ending.catch(() => {
      if (this.#othersEnded === ending) this.#othersEnded = undefined;
    });
    return ending;
  }

  /** A log-out has failed after the notifications were ended: the user is still here. */
  async goOn(): Promise<void> {
    if (this.#isOver || rememberedUser()?.id !== this.#shell.user.id) return;
    await this.ledger.begin(this.#shell.user.id, this.#shell.newId());
    this.check();
    await this.prepare();
  }

  /**
   * Worker and token, where notifications may be shown; what fails is told once in a session.
   * @returns whether this device is reached with every tab closed
   */
  async prepare(): Promise<Reach> {
    if (permissionOfBrowser() !== 'granted') return 'tabs';
    this.#prepared = { at: this.#shell.clock.now().getTime(), place: timeZone() };
    try {
      await notificationWorker();
    } catch (error) {
      this.#reportFailure(error);
      return navigator.onLine ? 'none' : 'unknown';
    }
    try {
      const isSaved = await this.#saveToken();
      return isSaved && (await backend()).name === 'firebase' ? 'push' : 'tabs';
    } catch (error) {
      this.#reportFailure(error);
      return 'unknown';
    }
  }

  #reportFailure(error: unknown) {
    if (this.#isOver) return;
    console.warn('Notifications are not prepared.', error);
    // Without a network it is tried again with the next start; the user has nothing to do about it.
    if (!navigator.onLine || sessionStorage.getItem(toldKey)) return;
    sessionStorage.setItem(toldKey, 'yes');
    this.#shell.toasts.error(`Failed to initialize notifications: ${wordsOf(error)}`);
  }

  /** Asks for the permission, which the browser does on a press alone. */
  async enable(): Promise<boolean> {
    const isEnabled = await enableNotifications(this.#shell.toasts, () => this.#saveToken());
    this.check();
    return isEnabled;
  }

  async #saveToken() {
    await this.#ready();
    const { user, clock, newId } = this.#shell;
    const openPush = async (): Promise<Push> => (await backend()).openPush(user);
    const { ledger } = this;
    return keepDeviceToken({
      user,
      clock,
      newId,
      ledger,
      openPush,
      worker: notificationWorker,
      timeZone,
    });
  }

  /** Shows one now, so that a person sees whether it gets through. */
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

  /** Shows the same again in five minutes. */
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
