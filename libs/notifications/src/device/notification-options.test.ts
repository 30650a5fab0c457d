import { afterEach, describe, expect, it, vi } from 'vitest';
import { content } from '../worker/testing/worker-device.ts';
import { notificationOptions } from './notification-options.ts';

const buttons = (...[one, showing]: Parameters<typeof notificationOptions>) =>
  (
    notificationOptions(one, showing).options as { readonly actions: readonly { title: string }[] }
  ).actions.map(({ title }) => title);
const showsThree = () => vi.stubGlobal('Notification', { maxActions: 3 });
const usual = ['View Details', 'Snooze 5min'];

afterEach(() => vi.unstubAllGlobals());

describe('the buttons of a notification', () => {
  it("[NF24] are 'View Details' and 'Snooze 5min'", () => {
    expect(buttons(content())).toEqual(usual);
    vi.stubGlobal('Notification', { maxActions: 2 });
    expect(buttons(content(), { button: 'view' })).toEqual(usual);
  });

  it("[NF33] [ST7] have 'Done' in place of 'View Details' for users who chose it", () =>
    expect(buttons(content(), { button: 'done' })).toEqual(['Done', 'Snooze 5min']));

  it.each(['view', 'done'] as const)(
    "[NF33] have 'Done' as third where the platform shows three, also with the choice '%s'",
    (button) => {
      showsThree();
      expect(buttons(content({ kind: 'schedule' }), { button })).toEqual([...usual, 'Done']);
    },
  );

  it.each(['group', 'quiet', 'test', 'bed'])(
    "[NF33] have no 'Done' for a notification of the kind '%s'",
    (kind) => {
      expect(buttons(content({ kind }), { button: 'done' })).toEqual(usual);
      showsThree();
      expect(buttons(content({ kind }))).toEqual(usual);
    },
  );
});
