import { isComposing } from '@dayloom/ui';
import { isTypingIn } from '@dayloom/platform/keyboard';
import { isKept } from '../next-field/next-field.ts';

/** A key that follows a typed character within this time is part of a word. Milliseconds. */
const wordTime = 300;

const modifiers = new Set(['Shift', 'CapsLock', 'AltGraph', 'Alt', 'Control', 'Meta']);
/** The other named keys have ASCII names of several letters. */
const character = /^(?:.|Dead)$|[^ -~]/u;

/** Windows reports AltGr as Ctrl and Alt. */
const isCharacter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  character.test(key) && !metaKey && (!ctrlKey || altKey);
const presses = (key: string) => key === ' ' || key === 'Enter';

const inWord = new WeakSet<Event>();
/** When the last character was typed. Keys that type nothing end the word. */
let typedAt = -Infinity;
let ignored: string | undefined;

/** Whether the key was part of a word that was typed where no field has the focus. */
export const isInWord = (event: Event) => inWord.has(event);

function ignore(event: KeyboardEvent) {
  event.preventDefault();
  // A letter may still complete a shortcut of several keys.
  if (presses(event.key)) event.stopImmediatePropagation();
}

function down(event: KeyboardEvent) {
  const { key, timeStamp } = event;
  if (modifiers.has(key)) return;
  if (isKept(event)) {
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
  if (event.repeat) {
    if (key === ignored) ignore(event);
    return;
  }
  ignored = undefined;
  const types = isCharacter(event);
  if (isComposing(event) || isTypingIn(event.composedPath()[0])) {
    typedAt = types ? timeStamp : -Infinity;
    return;
  }
  const canFollow = types || key === 'Enter' || key === 'Backspace';
  const isPart = canFollow && (timeStamp - typedAt <= wordTime || event.getModifierState('AltGraph'));
  // A word begins with a letter: Space presses what has the focus.
  typedAt = isPart || (types && key !== ' ') ? timeStamp : -Infinity;
  if (!isPart) return;
  inWord.add(event);
  ignored = key;
  ignore(event);
}

function up(event: KeyboardEvent) {
  // Firefox presses a button when Space is released.
  if (event.key === ignored && presses(event.key)) ignore(event);
}

/**
 * Ignores words that are typed where no field has the focus: each key after the first one, so that its Space ticks no
 * row. The code of the shortcuts decides which of these keys belong to a shortcut of several keys.
 */
export function ignoreTypedWords() {
  // On the window: before any other listener.
  addEventListener('keydown', down, true);
  addEventListener('keyup', up, true);
}
