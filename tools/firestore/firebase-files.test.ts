import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Collection, collections } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { firebaseFiles } from './firebase-files.mjs';

const root = join(import.meta.dirname, '../..');
const all = Object.values<Collection>(collections);
const written = await firebaseFiles(all);

describe('the configuration files of a Firebase project', () => {
  for (const name of ['firestore.rules', 'firestore.indexes.json', 'firebase.json'])
    it(`[AC7] ${name} matches the code: run "node tools/firestore/write.mjs" after a change`, async () => {
      expect(await readFile(join(root, name), 'utf8')).toBe(written[name]);
    });

  it('an unknown type of field stops the writer', async () => {
    const entries = { userId: {}, size: { type: 'bigint' } } as unknown as Collection['entries'];
    const odd: Collection = { ...collections.goals, entries };
    await expect(firebaseFiles([odd])).rejects.toThrow(/no check for data\.size/);
  });
});
