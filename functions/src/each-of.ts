/**
 * Runs `work` for every item, at most `atOnce` in parallel. Throws after all have run if any failed, with the first
 * failure as cause.
 */
export async function eachOf<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<void>) {
  const waiting = all.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const one of waiting)
      try {
        await work(one);
      } catch (error) {
        failures.push(error);
      }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${all.length} failed`, { cause: failures[0] });
}
