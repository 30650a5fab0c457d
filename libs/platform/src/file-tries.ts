/**
 * The failures in a row after which a file is not requested: the first request and retries after 0.5, 1 and 2 seconds.
 */
const maxTries = 4;
/** Milliseconds without requests after that, unless the user presses 'Try again' or the network is back. */
export const cooldown = 60_000;

/** Absolute addresses of module files. Files of the shell are not limited, because they are requested by user input. */
const limited = new Set<string>();
const failures = new Map<string, { readonly count: number; readonly at: number }>();

const absolute = (address: string) => new URL(address, location.href).href;
const forgetAll = () => failures.clear();

function failureOf(url: string) {
  const failure = failures.get(url);
  return failure && performance.now() - failure.at < cooldown ? failure : undefined;
}

/** Limits the retries of these files, for all callers: screens, widgets, sources, commands. */
export function limitTries(files: Readonly<Record<string, string>>) {
  for (const file of Object.keys(files)) limited.add(absolute(file));
}

/** Allows immediate retries of these files. */
export function allowTries(files: Readonly<Record<string, string>>) {
  for (const file of Object.keys(files)) failures.delete(absolute(file));
}

/** Counts a failed request. */
export function countFailedTry(url: string) {
  if (!limited.has(url)) return;
  // Runs before the listeners that retry, because those are added later.
  addEventListener('online', forgetAll);
  failures.set(url, { count: (failureOf(url)?.count ?? 0) + 1, at: performance.now() });
}

/** Whether a file has failed within the last minute; it is not preloaded then. */
export const hasFailedLately = (address: string) => failureOf(absolute(address)) !== undefined;

/** Whether it has failed so often that it is not requested at the moment. */
export const isCoolingDown = (url: string) => (failureOf(url)?.count ?? 0) >= maxTries;
