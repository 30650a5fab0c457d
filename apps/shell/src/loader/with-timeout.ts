/** A timer is this late on a page that has little to do. Milliseconds. */
const usual = 20;

/**
 * What the promise gives. Time in which the page was busy does not count: an answer that came meanwhile waits as the
 * timer does, and could not be heard.
 * @throws where that takes longer than so many milliseconds
 */
export function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      const due = performance.now() + left;
      timer = setTimeout(() => {
        const busy = performance.now() - due;
        if (busy > usual) wait(busy);
        else reject(new Error(`no answer within ${milliseconds / 1_000} s`));
      }, left);
    };
    wait(milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
