// @vitest-environment jsdom
import { clockRunsOf } from '@dayloom/data';
import { testShell, testUser } from '@dayloom/testing/shell';
import { afterEach, expect, it } from 'vitest';
import { keepChosenMinutes } from './chosen-minutes.ts';
import toggleMeditation from './toggle-meditation.ts';

afterEach(() => localStorage.clear());

async function open() {
  const shell = await testShell();
  return {
    toggle: () => toggleMeditation(shell),
    runs: async () => (await shell.store.get(clockRunsOf(testUser.id))).records,
  };
}

it('[KA7] the palette starts a meditation of ten minutes, pauses it and continues it', async () => {
  const { toggle, runs } = await open();
  for (const phase of ['running', 'paused', 'running']) {
    await toggle();
    expect(await runs()).toMatchObject([{ kind: 'meditation', target: 600, phase }]);
  }
});

it('[KA7] [MD1] it uses the minutes that were last chosen on this device', async () => {
  const { toggle, runs } = await open();
  keepChosenMinutes(25);
  await toggle();
  expect(await runs()).toMatchObject([{ target: 1500 }]);
});

it("[KA7] [MD15] it uses 'Other' minutes as well", async () => {
  const { toggle, runs } = await open();
  keepChosenMinutes(42);
  await toggle();
  expect(await runs()).toMatchObject([{ target: 2520 }]);
});
