const signs: Readonly<Record<string, { readonly mac: string; readonly other: string }>> = {
  mod: { mac: '⌘', other: 'Ctrl' },
  shift: { mac: '⇧', other: 'Shift' },
  alt: { mac: '⌥', other: 'Alt' },
  space: { mac: 'Space', other: 'Space' },
  up: { mac: '↑', other: '↑' },
  down: { mac: '↓', other: '↓' },
  left: { mac: '←', other: '←' },
  right: { mac: '→', other: '→' },
};

/** The labels of each press as on this device's keyboard: [['Ctrl', 'K']], [['G'], ['D']]. */
export const capsOf = (keys: string, isMac: boolean): readonly (readonly string[])[] =>
  keys
    .split(' ')
    .map((stroke) =>
      stroke.split('+').map((part) => signs[part]?.[isMac ? 'mac' : 'other'] ?? part.toUpperCase()),
    );
