const steps = [1, 2, 5] as const;
/** Lines above the base, at most. */
const mostLines = 4;

/** The values at which a line is drawn, whole ones, the last of them at or above `most`; 0 has none. */
export function linesUpTo(most: number): readonly number[] {
  for (let power = 1; ; power *= 10)
    for (const step of steps) {
      const count = Math.max(1, Math.ceil(most / (step * power)));
      if (count <= mostLines) return Array.from({ length: count }, (_, index) => (index + 1) * step * power);
    }
}
