import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { privateWordsIn, ruleNumbersInComments } from './plain-words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the language of the code', () => {
  it('comments, names, texts of the product and of tests, and documents use standard words: write what the bracket says', async () => {
    expect(await privateWordsIn(root)).toEqual([]);
  }, 60_000);

  it('comments give reasons without numbers of rules: quote the rule in the title of a test', async () => {
    expect(await ruleNumbersInComments(root)).toEqual([]);
  }, 60_000);

  it('a private word is found in comments, names, strings, templates and JSX, but not in single words and selectors', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dayloom-words-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const lines = [
      '/** Who hears of it. */',
      'const heldBelow = 1; // told',
      "log('The bell is not heard.');",
      'const one = `${heldBelow} is told`;',
      'const two = <p>It tells {one}, /* but not anew */ once</p>;',
      "const three = ['told', 'main [data-glides]', 'a stand-up at 9:15'];",
    ];
    await writeFile(join(folder, 'example.tsx'), lines.join('\n'));
    const found = await privateWordsIn(folder);
    expect(found.map((line) => line.replace(/^example\.tsx:| \(.*/g, '')).toSorted()).toEqual([
      '1: hears',
      '2: held',
      '2: told',
      '3: heard',
      '4: held',
      '4: told',
      '5: anew',
      '5: tells',
    ]);
  });
});
