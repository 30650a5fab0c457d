import { describe, expect, it } from 'vitest';
import { createKeyReader } from './key-reader.ts';
import { areSingleKeys, capsOf, type KeyPress } from '@dayloom/platform/keyboard';

const press = (key: string, modifiers: Partial<KeyPress> & { readonly altGr?: boolean } = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  timeStamp: 0,
  getModifierState: (name) => name === 'AltGraph' && (modifiers.altGr ?? false),
  ...modifiers,
});

const shortcuts = [
  { keys: 'g h' },
  { keys: 'g d' },
  { keys: 'n' },
  { keys: 'j', isStep: true },
  { keys: 'k', isStep: true },
  { keys: '?' },
  { keys: 'mod+k' },
  { keys: 'g d', isSecond: true },
];

/**
 * The shortcut that each press completes.
 * @param partsOfWord the presses that follow another one as in a typed word
 */
function reading(presses: readonly KeyPress[], { isMac = false, partsOfWord = presses.slice(0, 0) } = {}) {
  const read = createKeyReader<(typeof shortcuts)[number]>(isMac);
  return presses.map((one) => {
    const shortcut = read(one, shortcuts, partsOfWord.includes(one));
    return typeof shortcut === 'object' ? shortcut.keys : shortcut;
  });
}

describe('[KA8] keys that are pressed', () => {
  it('two keys in a row are one shortcut', () => {
    expect(reading([press('g'), press('d'), press('d')])).toEqual(['begun', 'g d', undefined]);
  });

  it('the second key counts within a second of the first', () => {
    expect(reading([press('g'), press('h', { timeStamp: 1_000 })])).toEqual(['begun', 'g h']);
    expect(reading([press('g'), press('h', { timeStamp: 1_001 })])).toEqual(['begun', undefined]);
  });

  it('a key that fits no sequence starts again', () => {
    expect(reading([press('g'), press('n')])).toEqual(['begun', 'n']);
    expect(reading([press('g'), press('g'), press('d')])).toEqual(['begun', 'begun', 'g d']);
  });

  it('Ctrl is the modifier, Cmd on a Mac, and never both', () => {
    const [ctrl, cmd] = [press('k', { ctrlKey: true }), press('k', { metaKey: true })];
    expect([reading([ctrl]), reading([cmd])]).toEqual([['mod+k'], [undefined]]);
    expect([reading([ctrl], { isMac: true }), reading([cmd], { isMac: true })]).toEqual([
      [undefined],
      ['mod+k'],
    ]);
    expect(reading([press('k', { ctrlKey: true, metaKey: true })])).toEqual([undefined]);
  });

  it('with a modifier a single key is another key', () => {
    for (const modifier of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { altGr: true },
      { ctrlKey: true, altKey: true },
      { shiftKey: true },
    ])
      expect(reading([press('n', modifier)])).toEqual([undefined]);
  });

  it('a sign is what was typed, with Shift or without; capital letters by Caps Lock count', () => {
    expect(reading([press('?', { shiftKey: true })])).toEqual(['?']);
    expect(reading([press('?')])).toEqual(['?']);
    expect(reading([press('N')])).toEqual(['n']);
  });

  it('a keyboard of another script has its letters by their position', () => {
    expect(reading([press('л', { code: 'KeyK', ctrlKey: true })])).toEqual(['mod+k']);
    for (const letter of ['т', 'מ', 'ν', 'ى', 'لا', 'ㅜ', 'ื'])
      expect(reading([press(letter, { code: 'KeyN' })])).toEqual(['n']);
    expect(reading([press('Т', { code: 'KeyN', shiftKey: true })])).toEqual([undefined]);
  });

  it('on any layout with Latin letters the letter counts, never its place', () => {
    expect(reading([press('b', { code: 'KeyN' }), press('n', { code: 'KeyL' })])).toEqual([undefined, 'n']);
    for (const key of ['é', 'ñ', 'ß', 'ı', 'µ', 'º', '\u0301', 'Dead', 'Process', 'ArrowDown', '€', '«'])
      expect(reading([press(key, { code: 'KeyN' })])).toEqual([undefined]);
  });

  it('a key within a typed word completes a sequence and steps after a step, and does nothing else', () => {
    const typed = (text: string) => {
      const presses = [...text].map((key) => press(key));
      return reading(presses, { partsOfWord: presses.slice(1) });
    };
    expect(typed('gh')).toEqual(['begun', 'g h']);
    expect(typed('jjk')).toEqual(['j', 'j', 'k']);
    expect(typed('ghn')).toEqual(['begun', 'g h', undefined]);
    expect(typed('xgh?n')).toEqual(Array(5).fill(undefined));
    expect(typed('nj')).toEqual(['n', undefined]);
  });

  it('a step that begins a typed word is reported', () => {
    const [j, u, n] = [press('j'), press('u'), press('n')];
    expect(reading([j, u, n], { partsOfWord: [u, n] })).toEqual(['j', 'word', undefined]);
    expect(reading([j, n, u], { partsOfWord: [u] })).toEqual(['j', 'n', undefined]);
  });

  it('a sequence that was begun ends when its shortcuts no longer count', () => {
    const read = createKeyReader<(typeof shortcuts)[number]>(false);
    expect(read(press('g'), shortcuts)).toBe('begun');
    expect(read(press('h'), [])).toBe(undefined);
  });

  it('of two shortcuts with the same keys the first wins', () => {
    const read = createKeyReader<(typeof shortcuts)[number]>(false);
    read(press('g'), shortcuts);
    expect(read(press('d'), shortcuts)).toBe(shortcuts[1]);
  });
});

it('[KA7] keys are shown as the keyboard has them', () => {
  expect([capsOf('mod+k', false), capsOf('mod+k', true)]).toEqual([[['Ctrl', 'K']], [['⌘', 'K']]]);
  expect(capsOf('g d', false)).toEqual([['G'], ['D']]);
});

it('[KA8] single keys are those without Ctrl, Cmd or Alt', () => {
  expect(['g d', '?', 'shift+n', 'mod+k', 'alt+n'].map(areSingleKeys)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
