import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedSteps, mergeSteps } from './merge-steps.ts';
import { derivedId, readSteps, type Step, stepsText } from './step.ts';

const ids = [...'abcdefgh'];
const aStep = (id: string) =>
  fc.record({ id: fc.constant(id), done: fc.boolean(), text: fc.constantFrom('Milk', 'Bread', 'Tea') });
const someSteps: fc.Arbitrary<readonly Step[]> = fc
  .shuffledSubarray(ids)
  .chain((some) => fc.tuple(...some.map(aStep)));

/** A list and two later states of it; new steps can have any id, the same one on both devices included. */
const anyThree = fc.tuple(someSteps, someSteps, someSteps);

const byId = (steps: readonly Step[]) => new Map(steps.map((step) => [step.id, step]));
const textsOf = (steps: readonly Step[]) => steps.map(({ text }) => text);

/** 'a Milk x' is a step with the id a that is done. */
const list = (...lines: readonly string[]) =>
  lines.map((line) => {
    const [id = '', text = '', mark] = line.split(' ');
    return { id, text, done: mark === 'x' };
  });
const shown = (steps: readonly Step[]) =>
  steps.map(({ id, text, done }) => `${id} ${text}${done ? ' x' : ''}`);

describe('[DA41] the merge of two lists of steps', () => {
  it('is the same on both devices', () => {
    fc.assert(
      fc.property(anyThree, ([base, a, b]) => {
        expect(mergeSteps(base, a, b)).toEqual(mergeSteps(base, b, a));
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes nothing more when it is repeated', () => {
    fc.assert(
      fc.property(anyThree, ([base, a, b]) => {
        const merged = mergeSteps(base, a, b);
        expect(mergeSteps(base, merged, a)).toEqual(merged);
        expect(mergeSteps(base, b, merged)).toEqual(merged);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the changed list if only one of them was changed', () => {
    fc.assert(
      fc.property(anyThree, ([base, a]) => {
        expect(mergeSteps(base, a, base)).toEqual(a);
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses no new step and no new text, and brings back nothing that was deleted', () => {
    fc.assert(
      fc.property(anyThree, ([base, a, b]) => {
        const [was, merged] = [byId(base), mergeSteps(base, a, b)];
        const own = new Set([...a, ...b].map(({ id }) => id));
        const [inA, inB] = [byId(a), byId(b)];
        for (const step of [...a, ...b]) {
          const isDeleted = was.has(step.id) && !(inA.has(step.id) && inB.has(step.id));
          expect(merged.some(({ id }) => id === step.id)).toBe(!isDeleted);
          if (!isDeleted && was.get(step.id)?.text !== step.text)
            expect(textsOf(merged)).toContain(step.text);
        }
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        for (const { id } of merged) if (was.has(id)) expect(own.has(id)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [
      'different steps',
      ['a Milk x', 'b Bread', 'c Tea'],
      ['a Milk', 'b Rolls', 'c Tea'],
      ['a Milk x', 'b Rolls', 'c Tea'],
    ],
    [
      'a tick and a text of one step',
      ['a Milk x', 'b Bread', 'c Tea'],
      ['a Cream', 'b Bread', 'c Tea'],
      ['a Cream x', 'b Bread', 'c Tea'],
    ],
    [
      'a deleted step that was ticked elsewhere',
      ['b Bread', 'c Tea'],
      ['a Milk x', 'b Bread', 'c Tea'],
      ['b Bread', 'c Tea'],
    ],
    [
      'the order and a new step',
      ['c Tea', 'a Milk', 'b Bread'],
      ['a Milk', 'n New', 'b Bread', 'c Tea'],
      ['c Tea', 'a Milk', 'n New', 'b Bread'],
    ],
    [
      'two new steps at one place',
      ['a Milk', 'n New', 'b Bread', 'c Tea'],
      ['a Milk', 'm Jam', 'b Bread', 'c Tea'],
      ['a Milk', 'm Jam', 'n New', 'b Bread', 'c Tea'],
    ],
  ])('keeps %s', (_what, a, b, merged) => {
    const base = list('a Milk', 'b Bread', 'c Tea');
    expect(shown(mergeSteps(base, list(...a), list(...b)))).toEqual(merged);
  });

  it('keeps two different texts of one step, the second below as a step of its own', () => {
    const merged = mergeSteps(
      list('a Milk', 'b Bread'),
      list('a Oats x', 'b Bread'),
      list('a Rice', 'b Bread'),
    );
    expect(merged.map(({ text, done }) => [text, done])).toEqual([
      ['Rice', true],
      ['Oats', true],
      ['Bread', false],
    ]);
  });

  it.each([
    ['changed', ['a Corn'], ['Rice', 'Corn']],
    ['ticked', ['a Oats x'], ['Rice', 'Oats x']],
    ['deleted', [], ['Rice']],
  ])('finds the text that is %s later where it became a step of its own', (_what, later, texts) => {
    const [base, theirs, mine] = [list('a Milk'), list('a Rice'), list('a Oats')];
    const merged = mergeSteps(mine, mergeSteps(base, theirs, mine), list(...later));
    expect(merged.map(({ text, done }) => `${text}${done ? ' x' : ''}`)).toEqual(texts);
  });

  it('keeps a text whose own step only one of them had', () => {
    const own = `${derivedId('a', 'Oats')} Oats`;
    const merged = mergeSteps(list('a Milk', own), list('a Oats'), list('a Corn', own));
    expect(textsOf(merged)).toEqual(['Oats', 'Corn']);
  });

  it('without a base keeps the steps of both, and a tick wins over none', () => {
    expect(mergedSteps('', 'a - Milk\nb x Bread', 'a x Milk\nc - Tea')).toBe('a x Milk\nb x Bread\nc - Tea');
  });
});

it('[DA41] a list is read as it was written, and a second step with an id gets one of its own', () => {
  fc.assert(
    fc.property(someSteps, (steps) => {
      expect(readSteps(stepsText(steps))).toEqual(steps);
    }),
  );
  expect(textsOf(readSteps('a - Milk\u2028or tea'))).toEqual(['Milk\u2028or tea']);
  const twice = readSteps('a - Milk\na x Milk\na - Tea');
  expect(textsOf(twice)).toEqual(['Milk', 'Milk', 'Tea']);
  expect(byId(twice).size).toBe(3);
});
