/** First answers that screens are waiting for. */
const awaited = new Set<Promise<unknown>>();

/** Notes a first answer until it is there. */
export function noteFirstAnswer<T>(answer: Promise<T>): Promise<T> {
  awaited.add(answer);
  const forget = () => void awaited.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/**
 * Resolves when every list of the screen has its first answer. Counting walks an index, and a database answers in
 * turns: the figures of a large account would hold its lists back.
 */
export async function recordsFirst(): Promise<void> {
  // The screen's other parts ask in this same turn.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled(awaited);
}
