/** The navigation state of a press on 'Start focus'. An address alone, such as a link on another site, starts nothing. */
export const focusPress = { startsFocus: true } as const;

export const isFocusPress = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startsFocus' in state;
