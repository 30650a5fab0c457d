import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { privateWordsIn, ruleNumbersInComments } from './plain-words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the language of the code', () => {
  it('comments, names, titles of tests and documents use standard words: write what the bracket says', async () => {
    expect(await privateWordsIn(root)).toEqual([]);
  }, 60_000);

  it('comments give reasons without numbers of rules: quote the rule in the title of a test', async () => {
    expect(await ruleNumbersInComments(root)).toEqual([]);
  }, 60_000);
});
