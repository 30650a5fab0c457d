import { changesText } from '@dayloom/account';
import type { Blockage, SyncState } from '@dayloom/data';
import { timestampText } from '@dayloom/ui';

/** The number of waiting changes, or else the time of the last update from the server. */
function offlineText({ waiting, asOf }: SyncState, locale: string | undefined): string {
  if (waiting > 0) return `Offline, ${changesText(waiting)} waiting`;
  return asOf === undefined ? 'Offline' : `Offline, as of ${timestampText(asOf, locale)}`;
}

export function indicatorText(state: SyncState, locale?: string): string {
  switch (state.phase) {
    case 'saved':
      return 'Saved';
    case 'saving':
      return 'Saving...';
    case 'offline':
      return offlineText(state, locale);
    case 'attention':
      return 'Needs attention';
  }
}

const blockages: Record<Blockage, string> = {
  'signed-out': 'The service asks you to sign in again. Your changes are kept on this device until then.',
  quota: 'The service has reached its daily quota. Your changes are kept on this device and are sent later.',
  'not-ready':
    'The service is still being set up and does not answer everything yet. Your changes are kept on this device; it is tried again by itself.',
  'no-room':
    'This browser has no room left for all of your records. Free some space; what you change is kept and sent.',
  'newer-version':
    'A newer version of Dayloom has left changes here that only it can send. Reload to get it; nothing is lost.',
  broken: 'Something in the connection broke. Reload to go on; nothing is lost.',
};

export const blockageText = (blockage: Blockage) => blockages[blockage];

const asOfText = (asOf: SyncState['asOf'], locale: string | undefined) =>
  asOf === undefined ? '' : ` Changes of your other devices are shown as of ${timestampText(asOf, locale)}.`;

/** The state in a sentence or two, for the panel. */
export function explanation({ phase, waiting, refused, blockage, asOf }: SyncState, locale?: string): string {
  if (blockage) return blockages[blockage];
  switch (phase) {
    case 'saved':
      return 'Everything is saved on this device and on the server.';
    case 'saving':
      return 'Your changes are safe on this device and on their way to the server.';
    case 'offline':
      return (
        (waiting === 0
          ? 'The server cannot be reached. What you change is kept on this device and sent later.'
          : `The server cannot be reached. ${changesText(waiting)} ${waiting === 1 ? 'is' : 'are'} kept on this device and sent later.`) +
        asOfText(asOf, locale)
      );
    case 'attention':
      return refused.length === 0
        ? 'Your changes are kept on this device. Something keeps them from the server.'
        : 'The server did not take everything. What it refused is kept here until you decide.';
  }
}
