/** The navigation state for a new work, which focuses the field for its first task. */
export const newWork = { newWork: true } as const;

export const isNewWork = (state: unknown) =>
  typeof state === 'object' && state !== null && 'newWork' in state;
