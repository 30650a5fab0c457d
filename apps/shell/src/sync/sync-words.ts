import type { Blockage, SyncState } from '@dayloom/data';

/** '1 change', '12 changes' */
export const changesText = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** What the indicator says (OF4). */
export function indicatorText({ phase, waiting }: SyncState): string {
  switch (phase) {
    case 'saved':
      return 'Saved';
    case 'saving':
      return 'Saving...';
    case 'offline':
      return waiting === 0 ? 'Offline' : `Offline, ${changesText(waiting)} waiting`;
    case 'attention':
      return 'Needs attention';
  }
}

const blockages: Record<Blockage, string> = {
  'signed-out': 'The service asks you to sign in again. Your changes are kept on this device until then.',
  quota: 'The service has reached its daily quota. Your changes are kept on this device and are sent later.',
  broken: 'Something in the connection broke. Reload to go on; nothing is lost.',
};

export const blockageText = (blockage: Blockage) => blockages[blockage];

/** The state in one sentence, for whoever presses the indicator. */
export function explanation({ phase, waiting, refused, blockage }: SyncState): string {
  if (blockage) return blockages[blockage];
  switch (phase) {
    case 'saved':
      return 'Everything is saved on this device and on the server.';
    case 'saving':
      return 'Your changes are safe on this device and on their way to the server.';
    case 'offline':
      return waiting === 0
        ? 'The server cannot be reached. What you change is kept on this device and sent later.'
        : `The server cannot be reached. ${changesText(waiting)} ${waiting === 1 ? 'is' : 'are'} kept on this device and sent later.`;
    case 'attention':
      return refused.length === 0
        ? 'Your changes are kept on this device. Something keeps them from the server.'
        : 'The server did not take everything. What it refused is kept here until you decide.';
  }
}
