/** One key press, described as in 'mod+k'. */
interface Stroke {
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** The parts of a keyboard event that are used. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'timeStamp' | 'getModifierState'
>;

const isLetter = (key: string) => /^[a-z0-9]$/.test(key);

const strokeOf = (written: string): Stroke => {
  const parts = written.split('+');
  return {
    key: parts.at(-1) ?? '',
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
  };
};

/** 'g d' is two successive presses. */
export const strokesOf = (keys: string): readonly Stroke[] => keys.split(' ').map(strokeOf);

/** Whether these keys need neither Ctrl, Cmd nor Alt, so that they also occur while typing. */
export const areSingleKeys = (keys: string) => strokesOf(keys).every(({ mod, alt }) => !mod && !alt);

/** They open the palette. */
export const paletteKeys = 'mod+k';

/** They press 'Undo' of a message. */
export const undoKeys = 'mod+z';

export const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const letterOfOtherScript = /^(?!.*[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}]+$/u;

/** What a key types, but on a keyboard for another script the Latin letter in its place. */
const latinOf = ({ key, code }: KeyPress) =>
  (letterOfOtherScript.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : key)?.toLowerCase();

/** A sign such as '?' matches the typed character, whatever layout and Shift it needs; AltGr types others. */
export function isStroke(press: KeyPress, stroke: Stroke, isMac: boolean): boolean {
  const [mod, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (mod !== stroke.mod || other || press.altKey !== stroke.alt) return false;
  if (press.getModifierState('AltGraph')) return false;
  return latinOf(press) === stroke.key && (!isLetter(stroke.key) || press.shiftKey === stroke.shift);
}
