import { stepsText } from '@dayloom/domain/steps';
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

it('[TD15] a step that is blank is not stored, and one that is too long only as it was before', () => {
  const lines = linesOf('a - Milk\nb x Tea\nc - Jam');
  const long = 'x'.repeat(201);
  const edited = typed(typed(typed(lines, 'Milk', ' Oats '), 'Tea', long), 'Jam', '  ');
  const withNew = { ...edited, steps: [...edited.steps, { id: 'd', done: false, text: long }] };
  expect(storable(withNew)).toBe('a - Oats\nb x Tea');
});
