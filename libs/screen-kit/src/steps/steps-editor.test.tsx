// @vitest-environment jsdom
import { readSteps, type Step, stepsText } from '@dayloom/domain/steps';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { StepsEditor } from './steps-editor.tsx';
import type { StepsChange } from './use-steps-editor.ts';

afterEach(cleanup);

const three = 'a - Milk\nb x Bread\nc - Tea';

/** Opens the editor with steps, in the form that owns them. */
async function open(text = '') {
  const changes: StepsChange[] = [];
  let list = readSteps(text);
  let replace: (steps: readonly Step[]) => void = () => undefined;
  function Owner() {
    const [steps, setSteps] = useState(list);
    list = steps;
    replace = setSteps;
    const change = (next: readonly Step[], kind: StepsChange) => {
      changes.push(kind);
      setSteps(next);
    };
    return <StepsEditor steps={steps} onChange={change} />;
  }
  render(
    <TestFrame shell={await testShell()}>
      <Owner />
    </TestFrame>,
  );
  return {
    person: userEvent.setup(),
    changes,
    /** 'x Bread' is ticked. */
    lines: () => list.map(({ done, text: line }) => `${done ? 'x ' : ''}${line}`),
    stored: () => stepsText(list),
    /** Another device changes the list. */
    replace: (next: string) => act(() => replace(readSteps(next))),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const added = () => field('Add a step');
const focused = () => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return activeElement?.ariaLabel;
  return [activeElement.ariaLabel ?? activeElement.getAttribute('aria-label'), activeElement.selectionStart];
};
const error = () => screen.queryByRole('alert')?.textContent;
/** Puts the caret into a field. */
function caret(name: string, at: number) {
  field(name).focus();
  field(name).setSelectionRange(at, at);
}

describe('the keys of steps', () => {
  it('[TD15] Enter adds the next step, and does nothing in an empty line', async () => {
    const { person, lines } = await open();
    await person.type(added(), 'Milk{Enter}Bread{Enter}{Enter}Tea');
    expect(lines()).toEqual(['Milk', 'Bread', 'Tea']);
    expect(focused()).toEqual(['Step 3', 3]);
  });

  it('[TD15] Enter takes what is right of the caret along', async () => {
    const { person, lines } = await open(three);
    caret('Step 1', 2);
    await person.keyboard('{Enter}');
    expect(lines()).toEqual(['Mi', 'lk', 'x Bread', 'Tea']);
    expect(focused()).toEqual(['Step 2', 0]);
    caret('Step 3', 5);
    await person.keyboard('{Enter}Rolls');
    expect(lines()).toEqual(['Mi', 'lk', 'x Bread', 'Rolls', 'Tea']);
  });

  it('[TD15] Backspace in an empty step removes it and goes to the end of the one before', async () => {
    const { person, lines } = await open(three);
    caret('Step 2', 5);
    await person.keyboard('{Enter}{Backspace}');
    expect([lines(), focused()]).toEqual([
      ['Milk', 'x Bread', 'Tea'],
      ['Step 2', 5],
    ]);
    added().focus();
    await person.keyboard('{Backspace}');
    expect(focused()).toEqual(['Step 3', 3]);
  });

  it('[TD15] arrows go from step to step', async () => {
    const { person } = await open(three);
    caret('Step 2', 2);
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toEqual(['Step 1', 2]);
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toEqual(['Add a step', 0]);
  });

  it('[TD15] [KA1] Alt+Up and Alt+Down move a step, which keeps the focus, and say where it is', async () => {
    const { person, lines, changes } = await open(three);
    caret('Step 3', 1);
    await person.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['Tea', 'Milk', 'x Bread']);
    expect(focused()).toEqual(['Step 1', 1]);
    expect(screen.getByText('Tea moved to 1 of 3').role).toBe('status');
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('Tea is first already')).toBeTruthy();
    screen.getByRole('button', { name: 'Step done: Bread' }).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect([lines(), focused()]).toEqual([['Tea', 'x Bread', 'Milk'], 'Step done: Bread']);
    expect(new Set(changes)).toEqual(new Set(['edited']));
  });

  it('[TD15] [NT8] an Enter that ends a composition adds nothing', async () => {
    const { lines } = await open(three);
    caret('Step 1', 2);
    fireEvent.keyDown(field('Step 1'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field('Step 1'), { key: 'Enter', keyCode: 229 });
    expect(lines()).toHaveLength(3);
  });
});

describe('ticks and buttons of steps', () => {
  it('[TD15] a tick changes one step', async () => {
    const { person, lines, changes } = await open(three);
    await person.click(screen.getByRole('button', { name: 'Mark step done: Tea' }));
    await person.click(screen.getByRole('button', { name: 'Step done: Bread' }));
    expect([lines(), changes]).toEqual([
      ['Milk', 'Bread', 'x Tea'],
      ['ticked', 'ticked'],
    ]);
  });

  it('[TD15] [KA1] a deleted step gives the focus to the same button of the next one', async () => {
    const { person, lines, changes } = await open(three);
    await person.click(screen.getByRole('button', { name: 'Delete step: Bread' }));
    expect(focused()).toBe('Delete step: Tea');
    await person.keyboard('{Enter}');
    await person.keyboard('{Enter}');
    expect([lines(), focused(), changes]).toEqual([[], ['Add a step', 0], ['deleted', 'deleted', 'deleted']]);
  });
});

describe('pasted steps', () => {
  it('[TD15] a pasted list becomes steps, ticked where the box was', async () => {
    const { person, lines } = await open();
    added().focus();
    await person.paste('- [ ] Milk\n- [x] Bread\n');
    expect([lines(), focused()]).toEqual([
      ['Milk', 'x Bread'],
      ['Step 2', 5],
    ]);
  });

  it('[TD15] come behind a step that has a text, and in front of what is right of the caret', async () => {
    const { person, lines } = await open(three);
    caret('Step 1', 2);
    await person.paste('1. Jam\n2. Oats');
    expect(lines()).toEqual(['Mi', 'Jam', 'Oats', 'lk', 'x Bread', 'Tea']);
  });

  it('[TD15] one line is pasted as it is', async () => {
    const { person, lines } = await open(three);
    caret('Step 1', 4);
    await person.paste(' - [x] with fat\n');
    expect(lines()[0]).toBe('Milk - [x] with fat ');
  });
});

describe('too many or too long steps', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `s${at} - Step ${at}`).join('\n');

  it('[TD15] [LM5] a list with more than 50 is refused as a whole with its count', async () => {
    const { person, stored } = await open(three);
    added().focus();
    await person.paste(Array.from({ length: 58 }, (_, at) => `Step ${at}`).join('\n'));
    expect(error()).toBe('A task has at most 50 steps; these would make 61');
    expect(stored()).toBe(three);
    await person.keyboard('J');
    expect(error()).toBeUndefined();
  });

  it('[TD15] there is no line for a 51st, and Enter says why', async () => {
    const { person, stored } = await open(many(50));
    expect(screen.queryByLabelText('Add a step')).toBeNull();
    caret('Step 50', 7);
    await person.keyboard('{Enter}');
    expect([error(), stored()]).toEqual(['A task has at most 50 steps', many(50)]);
  });

  it('[TD15] [LM5] a text over 200 characters is refused at its field and stays', async () => {
    const { lines } = await open();
    const long = 'x'.repeat(215);
    fireEvent.change(added(), { target: { value: long } });
    expect(error()).toBe('Step must be at most 200 characters, and this one has 215');
    expect([lines(), field('Step 1').value]).toEqual([[long], long]);
  });
});

it('[TD18] a step that is typed keeps its caret when another device changes the list', async () => {
  const { person, replace } = await open(three);
  caret('Step 1', 4);
  await person.keyboard(' 2 l');
  field('Step 1').setSelectionRange(6, 6);
  replace('b x Bread\nn - New\na - Milk 2 l');
  expect(focused()).toEqual(['Step 3', 6]);
  // Both texts are new: the typed one is a step of its own now.
  await person.keyboard('i');
  replace('b x Bread\na - Whole milk\nz9 - Milk 2i l');
  expect(focused()).toEqual(['Step 3', 7]);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
});

it('[TD18] the focus of a step that another device deletes goes to the line that adds one', async () => {
  const { replace } = await open(three);
  caret('Step 2', 1);
  replace('a - Milk\nc - Tea');
  expect(focused()).toEqual(['Add a step', 0]);
  added().blur();
  replace('a - Milk');
  expect(document.activeElement).toBe(document.body);
});
