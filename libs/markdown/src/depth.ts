/** Maximum nesting of rendered elements; deeper text is shown unchanged. */
export const deepest = 12;
