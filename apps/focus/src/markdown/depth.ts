/** Parts within parts that are drawn as such: what stands deeper is shown as it was typed. */
const deepest = 12;

export const deeper = (depth: number) => depth + 1;
export const isTooDeep = (depth: number) => depth > deepest;
