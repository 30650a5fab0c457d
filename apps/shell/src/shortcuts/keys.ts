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
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'timeStamp'
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

export const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The Latin letter of a key on a keyboard for another script. */
const letterOn = ({ code }: KeyPress) => /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();

/** Shortcuts use Ctrl, or Cmd on a Mac. A sign such as '?' matches the typed character, whatever keys it needs. */
export function isStroke(press: KeyPress, stroke: Stroke, isMac: boolean): boolean {
  const [mod, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (mod !== stroke.mod || other || press.altKey !== stroke.alt) return false;
  const typed = press.key.toLowerCase();
  const key = /^[\u0020-\u007e]$/.test(typed) ? typed : letterOn(press);
  return key === stroke.key && (!isLetter(stroke.key) || press.shiftKey === stroke.shift);
}

const signs: Readonly<Record<string, { readonly mac: string; readonly other: string }>> = {
  mod: { mac: '⌘', other: 'Ctrl' },
  shift: { mac: '⇧', other: 'Shift' },
  alt: { mac: '⌥', other: 'Alt' },
  space: { mac: 'Space', other: 'Space' },
};

/** The labels of each press as on this device's keyboard: [['Ctrl', 'K']], [['G'], ['D']]. */
export const capsOf = (keys: string, isMac: boolean): readonly (readonly string[])[] =>
  keys
    .split(' ')
    .map((stroke) =>
      stroke.split('+').map((part) => signs[part]?.[isMac ? 'mac' : 'other'] ?? part.toUpperCase()),
    );
