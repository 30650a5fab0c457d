import { localBackend } from '@dayloom/data-local';
import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import type { TestShell } from '@dayloom/testing/shell';
import type { NotificationHost } from '../page/notification-host.ts';

/** The program around the notifications of a page, with the embedded backend. */
export function testHost(
  { clock, newId, user }: TestShell,
  sources: NotificationHost['sources'] = [],
): NotificationHost & { isSignedIn: boolean } {
  const marks = new Set<string>();
  const host = {
    isSignedIn: true,
    sources,
    openLedger: () => new DeviceLedger(),
    openPush: () => Promise.resolve(localBackend({ clock, newId }).openPush(user)),
    isPushed: () => Promise.resolve(false),
    signedInUser: () => (host.isSignedIn ? user.id : undefined),
    session: { has: (mark: string) => marks.has(mark), set: (mark: string) => void marks.add(mark) },
  };
  return host;
}
