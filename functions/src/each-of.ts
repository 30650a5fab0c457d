/** Does the work for each of them, at most `atOnce` at a time, and throws the first failure when all had their turn. */
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
