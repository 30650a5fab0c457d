/** Goes with the way to a work that has just been made: one plans on at once. */
export const newWork = { newWork: true } as const;

export const isNewWork = (state: unknown) =>
  typeof state === 'object' && state !== null && 'newWork' in state;
