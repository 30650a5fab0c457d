import { clockRunsOf } from '@dayloom/data';
import { testShell, testUser } from '@dayloom/testing/shell';
import { expect, it } from 'vitest';
import toggleMeditation from './toggle-meditation.ts';

it('[KA7] the palette starts a meditation of ten minutes, pauses it and goes on', async () => {
  const shell = await testShell();
  for (const phase of ['running', 'paused', 'running']) {
    await toggleMeditation(shell);
    const { records } = await shell.store.get(clockRunsOf(testUser.id));
    expect(records).toMatchObject([{ kind: 'meditation', target: 600, phase }]);
  }
});
