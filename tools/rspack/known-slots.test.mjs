import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rejectUnknownSlots } from './known-slots.mjs';

it('a build fails with the name of a slot that no page has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-slots-'));
  /** @param {string} slot */
  const fill = async (slot) => {
    await writeFile(join(folder, 'module.json'), JSON.stringify({ name: 'garden', slots: [{ slot }] }));
    rejectUnknownSlots(folder);
  };
  try {
    await fill('dashboard.side');
    await expect(fill('dashboard.sdie')).rejects.toThrow(
      "garden fills the slot 'dashboard.sdie', which no page has.",
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
