import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.mjs';
import { quotedRules } from './find-quotes.mjs';
import { parseRules } from './parse-rules.mjs';

const page = `# Product rules

## QA First area (shell)

- **QA1** One.
- **QA2** Two, see QA1.
- **QA4** Four.

## QB Second area (works)

- **QB1** One.

## Later

- issue 5: QA2-QA4, QB1
`;

/** Kept apart from its brackets, so that these examples are no quotes of this file. @param {string} rules */
const named = (rules) => `it('[${rules}] does something', () => {});`;

describe('the rules page', () => {
  it('gives its numbers, areas and what waits for which issue, gaps left out', () => {
    const rules = parseRules(page);
    expect(rules.numbers).toEqual(['QA1', 'QA2', 'QA4', 'QB1']);
    expect([...rules.areas]).toEqual([
      ['QA', 'First area (shell)'],
      ['QB', 'Second area (works)'],
    ]);
    expect([...rules.later]).toEqual([
      ['QA2', 5],
      ['QA4', 5],
      ['QB1', 5],
    ]);
  });

  it('is refused with a number that stands twice, and with a later rule that does not exist', () => {
    expect(() => parseRules(page.replace('QA2** Two', 'QA1** Two'))).toThrow('QA1 stands twice');
    expect(() => parseRules(page.replace('QB1\n', 'QB7\n'))).toThrow('QB7, which is no rule');
  });
});

describe('quotes', () => {
  it('are read from test names in all three spellings', () => {
    expect(quotedRules(named('QA1'))).toEqual(['QA1']);
    expect(quotedRules(named('QA1, QA2'))).toEqual(['QA1', 'QA2']);
    expect(quotedRules(named('QA1] [QB1'))).toEqual(['QA1', 'QB1']);
  });

  it('are read from tables of tests too, and from any quotation marks', () => {
    expect(quotedRules(`it.each([['a', 1]])(${JSON.stringify(`[${'QA1'}] %s`)}, () => {});`)).toEqual([
      'QA1',
    ]);
    expect(quotedRules(`test(\n  \`[${'QB1'}] "quoted"\`,\n  () => {});`)).toEqual(['QB1']);
  });

  it('are not read from comments or other strings', () => {
    expect(quotedRules(`// [${'QA1'}]\nconst text = '[${'QA2'}]';`)).toEqual([]);
  });
});

describe('coverage', () => {
  const rules = parseRules(page);

  it('counts the rules due, and tells the unquoted ones by area', () => {
    const found = coverage(rules, new Map([['a.test.ts', ['QB1']]]));
    expect([found.quoted, found.due]).toEqual([0, 1]);
    expect([...found.unquotedByArea]).toEqual([['QA', ['QA1']]]);
    expect(found.later.filter((one) => one.quoted).map((one) => one.number)).toEqual(['QB1']);
  });

  it('names each quote of a rule that does not exist', () => {
    expect(coverage(rules, new Map([['a.test.ts', ['QA1', 'QA3']]])).unknown).toEqual(['QA3 in a.test.ts']);
  });
});
