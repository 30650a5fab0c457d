import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.mjs';
import { quotedRules } from './find-quotes.mjs';
import { parseRules } from './parse-rules.mjs';
import { laterLines } from './print-coverage.mjs';

const page = `# Product rules

## XA First area (shell)

- **XA1** One.
- **XA2** Two, see XA1.
- **XA3** Three. From 'Long days, short nights' on: four. ruling: one can count on.
- **XA5** Five.

## XB Second area (works)

- **XB1** One.
- **XB3** Three.

## Later

Rules that wait for an issue.

- Early: XA5
- Long days, short nights: XA1-XA2, XB1-XB3
`;

/** Separate from its brackets, so that these examples do not count as quotes of this file. @param {string} rules */
const named = (rules) => `it('[${rules}] does something', () => {});`;

describe('the rules page', () => {
  it('lists its numbers, its areas and the rules that wait for each issue, without gaps', () => {
    const rules = parseRules(page);
    expect(rules.numbers).toEqual(['XA1', 'XA2', 'XA3', 'XA5', 'XB1', 'XB3']);
    expect([...rules.areas]).toEqual([
      ['XA', 'First area (shell)'],
      ['XB', 'Second area (works)'],
    ]);
    expect([...rules.later]).toEqual([
      ['XA5', 'Early'],
      ['XA1', 'Long days, short nights'],
      ['XA2', 'Long days, short nights'],
      ['XB1', 'Long days, short nights'],
      ['XB3', 'Long days, short nights'],
    ]);
  });

  it('lists the current rules that will change', () => {
    expect([...parseRules(page).changing]).toEqual([['XA3', 'Long days, short nights']]);
  });

  const faults = [
    ['a number that occurs twice', 'XA2** Two', 'XA1** Two', 'XA1 occurs twice'],
    ['a later rule that does not exist', 'XB1-XB3', 'XB1-XB7', 'XB7, which is no rule'],
    ['a later rule in two lists', 'Early: XA5', 'Early: XA5, XB1', 'XB1 twice'],
    ['a later list without a title', 'Early: XA5', 'XA5', 'as "- {title}: {rules}"'],
    [
      'a change with an issue that is not listed',
      'Long days, short nights: ',
      'Long days: ',
      'XA3 changes with',
    ],
    ['a change of a rule that is later as a whole', 'XA1-XA2', 'XA1-XA3', 'XA3 is later as a whole'],
  ];
  it.each(faults)('is rejected with %s', (_, from, to, reason) => {
    expect(page).toContain(from);
    expect(() => parseRules(page.replace(from, to))).toThrow(reason);
  });
});

describe('quotes', () => {
  it('are read from test names in all three spellings', () => {
    expect(quotedRules(named('XA1'))).toEqual(['XA1']);
    expect(quotedRules(named('XA1, XA2'))).toEqual(['XA1', 'XA2']);
    expect(quotedRules(named('XA1] [XB1'))).toEqual(['XA1', 'XB1']);
  });

  it('are read from tables of tests too, with any quotation marks', () => {
    expect(quotedRules(`it.each([['a', 1]])(${JSON.stringify(`[${'XA1'}] %s`)}, () => {});`)).toEqual([
      'XA1',
    ]);
    expect(quotedRules(`test(\n  \`[${'XB1'}] "quoted"\`,\n  () => {});`)).toEqual(['XB1']);
  });

  it('are not read from comments or other strings', () => {
    expect(quotedRules(`// [${'XA1'}]\nconst text = '[${'XA2'}]';`)).toEqual([]);
  });
});

describe('coverage', () => {
  const rules = parseRules(page);

  it('counts the rules that need tests, including those that will change, and lists the unquoted ones by area', () => {
    const found = coverage(rules, new Map([['a.test.ts', ['XB1', 'XA3']]]));
    expect([found.quoted, found.due]).toEqual([1, 1]);
    expect([...coverage(rules, new Map()).unquotedByArea]).toEqual([['XA', ['XA3']]]);
    expect(found.later.filter((one) => one.quoted).map((one) => one.number)).toEqual(['XB1']);
  });

  it('names each quote of a rule that does not exist', () => {
    expect(coverage(rules, new Map([['a.test.ts', ['XA1', 'XA9']]])).unknown).toEqual(['XA9 in a.test.ts']);
  });

  it('prints what each issue implements and changes', () => {
    expect(laterLines(coverage(rules, new Map()))).toEqual([
      'later, Early: 1 rule',
      'later, Long days, short nights: 4 rules, and changes XA3',
    ]);
  });
});
