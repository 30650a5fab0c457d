/** Maximum nesting of rendered elements; deeper text is shown unchanged. */
const deepest = 12;

export const deeper = (depth: number) => depth + 1;
export const isTooDeep = (depth: number) => depth > deepest;
