/** How long a page may take to go after it was left. A download leaves it where it is. Milliseconds. */
const timeout = 10_000;

let staying: Promise<void> | undefined;

function leave() {
  staying ??= new Promise((resolve) => {
    const controller = new AbortController();
    const stay = () => {
      controller.abort();
      clearTimeout(timer);
      staying = undefined;
      resolve();
    };
    const timer = setTimeout(stay, timeout);
    const options = { capture: true, signal: controller.signal };
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, stay, options);
  });
}

// Firefox ends all requests of a page when the next one is requested, while this page still runs.
if (typeof addEventListener === 'function') addEventListener('beforeunload', leave);

/**
 * While the page is being left, resolves if it stays after all: with the next input, or after ten seconds. Undefined
 * otherwise. What fails meanwhile is no fault: it is neither shown nor reported nor tried again before.
 */
export const untilStaying = (): Promise<void> | undefined => staying;
