import { describe, expect, it } from 'vitest';
import { readPastedSteps, whyNotPasted } from './pasted-steps.ts';

/** 'x Milk' is a ticked step. */
const read = (text: string) => readPastedSteps(text).map((step) => `${step.done ? 'x ' : ''}${step.text}`);

describe('[TD15] a pasted text becomes one step a line', () => {
  it.each([
    ['plain lines', 'Milk\nBread\n\n  \nTea\n', ['Milk', 'Bread', 'Tea']],
    ['line breaks of Windows', 'Milk\r\nBread\r\n', ['Milk', 'Bread']],
    ['other line breaks', 'Milk\u2028Bread\u2029Tea\rJam', ['Milk', 'Bread', 'Tea', 'Jam']],
    ['indented lines', '\tMilk\n    Bread\n\u00A0Tea', ['Milk', 'Bread', 'Tea']],
    ['marks of lists', '- Milk\n* Bread\n+ Tea\n• Jam\n– Oats', ['Milk', 'Bread', 'Tea', 'Jam', 'Oats']],
    ['Markdown boxes', '- [ ] Milk\n- [x] Bread\n* [X] Tea', ['Milk', 'x Bread', 'x Tea']],
    ['boxes alone', '[ ] Milk\n[x] Bread\n[] Tea', ['Milk', 'x Bread', 'Tea']],
    [
      'signs of boxes',
      '☐ Milk\n☑ Bread\n✓ Tea\n✔\uFE0F Jam\n✅ Oats\n☒Rice',
      ['Milk', 'x Bread', 'x Tea', 'x Jam', 'x Oats', 'x Rice'],
    ],
    ['numbers', '1. Milk\n2. Bread\n3. Tea', ['Milk', 'Bread', 'Tea']],
    ['numbers in parentheses', '1) Milk\n2) Bread\n(3) Tea', ['Milk', 'Bread', 'Tea']],
    ['numbers with boxes', '1. [x] Milk\n2. [ ] Bread', ['x Milk', 'Bread']],
    ['numbers from the middle of a list', '7. Milk\n8. Bread', ['Milk', 'Bread']],
    ['letters', 'a) Milk\nb) Bread', ['Milk', 'Bread']],
    ['headings', '# Shopping\n- Milk', ['Shopping', 'Milk']],
    ['marks alone', '-\n1.\n- [ ]\nMilk', ['Milk']],
    ['lines that separate', 'Milk\n---\n***\nBread', ['Milk', 'Bread']],
  ])('%s', (_what, text, steps) => {
    expect(read(text)).toEqual(steps);
  });

  it.each([
    '3.5 km along the river',
    '2024 taxes',
    '1.5 l of milk',
    '24. December: call Ben',
    '-5 degrees: cover the roses',
    '*Important* call',
    '[draft] of the letter',
    'a great day',
    'C# course',
    '#garden',
    '"Moby Dick"',
    'Milk, bread; tea',
    'TRUE story',
  ])('%s stays as it is', (line) => {
    expect(read(`${line}\nMilk`)).toEqual([line, 'Milk']);
  });
});

describe('[TD15] rows of a spreadsheet', () => {
  it.each([
    ['cells', 'Milk\t2 l\nBread\t\t1', ['Milk 2 l', 'Bread 1']],
    ['checkboxes', 'TRUE\tMilk\nFALSE\tBread\t2', ['x Milk', 'Bread 2']],
    [
      'checkboxes as CSV',
      'TRUE,Milk,2 l\nFALSE,"Bread, brown ""rye"""',
      ['x Milk 2 l', 'Bread, brown "rye"'],
    ],
    ['a cell with a line break', '"Milk\nwith fat"\t2\nBread\t1', ['Milk with fat 2', 'Bread 1']],
    ['a cell with quotation marks', '"The ""best"" tea"\nBread', ['The "best" tea', 'Bread']],
  ])('%s', (_what, text, steps) => {
    expect(read(text)).toEqual(steps);
  });
});

describe('[TD15] pasted steps that are refused as a whole', () => {
  const lines = (count: number) =>
    readPastedSteps(Array.from({ length: count }, (_, at) => `Step ${at}`).join('\n'));

  it.each([
    [lines(60), 0, 'A task has at most 50 steps; these would make 60'],
    [lines(48), 3, 'A task has at most 50 steps; these would make 51'],
    [lines(48), 2, undefined],
  ])('more than 50 in all', (pasted, others, reason) => {
    expect(whyNotPasted(pasted, others)).toBe(reason);
  });

  it('one of more than 200 characters, which is named', () => {
    const long = `Buy ${'x'.repeat(197)}`;
    expect(whyNotPasted(readPastedSteps(`Milk\n${long.slice(0, 200)}`), 0)).toBeUndefined();
    expect(whyNotPasted(readPastedSteps(`Milk\n${long}`), 0)).toBe(
      `'Buy ${'x'.repeat(26)}...' has 201 characters; a step has at most 200`,
    );
  });
});
