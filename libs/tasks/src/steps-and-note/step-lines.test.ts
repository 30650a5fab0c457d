import { mergedSteps, readSteps, type Step, stepsText } from '@dayloom/domain/steps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followed, linesOf, savedText, type StepLines, storable } from './step-lines.ts';

const milkAndTea = 'a - Milk\nb - Tea';
const typed = (lines: StepLines, from: string, to: string): StepLines => ({
  ...lines,
  steps: lines.steps.map((step) => (step.text === from ? { ...step, text: to } : step)),
});
const textOf = ({ steps }: StepLines) => stepsText(steps);

describe('[TD18] steps that are edited while others are stored', () => {
  it('show what was stored elsewhere, and keep what is typed', () => {
    const lines = followed(typed(linesOf(milkAndTea), 'Tea', 'Green tea'), 'n - New\na x Milk\nb - Tea');
    expect([textOf(lines), savedText(lines)]).toEqual([
      'n - New\na x Milk\nb - Green tea',
      'n - New\na x Milk\nb - Tea',
    ]);
  });

  it('keep a step that is deleted elsewhere while it is typed in, as a new one', () => {
    const typing = typed(linesOf(milkAndTea), 'Tea', 'Green tea');
    expect(textOf(followed(typing, 'a - Milk'))).toBe('a - Milk\nb - Green tea');
    expect(textOf(followed(typing, 'b - Tea'))).toBe('b - Green tea');
  });

  it('are not changed by their own save, also when more was typed since', () => {
    const sent = { ...typed(linesOf(milkAndTea), 'Tea', 'Green'), sent: 'a - Milk\nb - Green' };
    const lines = followed(typed(sent, 'Green', 'Green tea'), 'a - Milk\nb - Green');
    expect([textOf(lines), lines.sent]).toEqual(['a - Milk\nb - Green tea', undefined]);
  });

  it('are not changed by their own save that comes with a change from elsewhere', () => {
    const sent = { ...typed(linesOf(milkAndTea), 'Tea', 'Green'), sent: 'a - Milk\nb - Green' };
    const lines = followed(typed(sent, 'Green', 'Green tea'), 'a x Milk\nb - Green');
    expect([textOf(lines), lines.sent]).toEqual(['a x Milk\nb - Green tea', undefined]);
  });

  it('take a change from elsewhere that is stored before their own save', () => {
    const sent = { ...typed(linesOf(milkAndTea), 'Tea', 'Green'), sent: 'a - Milk\nb - Green' };
    const between = followed(typed(sent, 'Green', 'Green tea'), 'a x Milk\nb - Tea');
    expect([textOf(between), savedText(between)]).toEqual(['a x Milk\nb - Green tea', 'a x Milk\nb - Green']);
    expect(textOf(followed(between, 'a x Milk\nb - Green'))).toBe('a x Milk\nb - Green tea');
  });
});

describe('[TD18] random edits here and elsewhere', () => {
  const kinds = ['type', 'tick', 'add', 'delete', 'move'] as const;
  const anyKind = fc.constantFrom(...kinds, 'save', 'answer', 'show', 'elsewhere');
  const anyEvent = fc.record({ kind: anyKind, other: fc.constantFrom(...kinds), at: fc.nat(9) });

  function edited(steps: readonly Step[], kind: (typeof kinds)[number], at: number, id: string) {
    const index = at % Math.max(steps.length, 1);
    const step = steps[index];
    if (kind === 'add' || !step) return steps.toSpliced(index, 0, { id, done: false, text: `New ${id}` });
    if (kind === 'type') return steps.with(index, { ...step, text: `${step.text} ${id}` });
    if (kind === 'tick') return steps.with(index, { ...step, done: !step.done });
    const others = steps.toSpliced(index, 1);
    return kind === 'delete' ? others : others.toSpliced((at * 3) % steps.length, 0, step);
  }

  it('end with the stored list, and no own save makes a second step', () => {
    const events = fc.array(anyEvent, { maxLength: 40 });
    fc.assert(
      fc.property(events, fc.boolean(), (all, isAlone) => {
        let stored = milkAndTea;
        let lines = linesOf(stored);
        let sent: { readonly base: string; readonly text: string } | undefined;
        const show = () => {
          if (stored !== lines.base) lines = followed(lines, stored);
        };
        const save = () => {
          const [base, text] = [savedText(lines), storable(lines)];
          if (sent || lines.sent !== undefined || text === base) return;
          sent = { base, text };
          lines = { ...lines, sent: text };
        };
        const answer = () => {
          if (sent) stored = mergedSteps(sent.base, stored, sent.text);
          sent = undefined;
          show();
        };
        for (const [index, { kind, other, at }] of all.entries())
          if (kind === 'save') save();
          else if (kind === 'answer') answer();
          else if (kind === 'show') show();
          else if (kind !== 'elsewhere')
            lines = { ...lines, steps: edited(lines.steps, kind, at, `n${index}`) };
          else if (!isAlone) stored = stepsText(edited(readSteps(stored), other, at, `o${index}`));
        for (let times = 0; times < 3; times += 1) {
          show();
          answer();
          save();
        }
        expect([textOf(lines), lines.sent, sent]).toEqual([stored, undefined, undefined]);
        if (isAlone) for (const { id } of lines.steps) expect(id).toMatch(/^(?:a|b|n\d+)$/);
      }),
      { numRuns: 500 },
    );
  });
});

it('[TD15] a step that is blank is not stored, and one that is too long only as it was before', () => {
  const lines = linesOf('a - Milk\nb x Tea\nc - Jam');
  const long = 'x'.repeat(201);
  const edited = typed(typed(typed(lines, 'Milk', ' Oats '), 'Tea', long), 'Jam', '  ');
  const withNew = { ...edited, steps: [...edited.steps, { id: 'd', done: false, text: long }] };
  expect(storable(withNew)).toBe('a - Oats\nb x Tea');
});
