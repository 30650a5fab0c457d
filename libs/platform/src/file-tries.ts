/** So often a file may fail in a row: when it is first asked for, and after half a second, one and two. */
const mostTries = 4;
/** How long it is left alone then, unless somebody presses 'Try again' or the network comes back. Milliseconds. */
export const cooldown = 60_000;

/** Absolute addresses of the files of modules: the shell's own are asked for by presses, which always act. */
const limited = new Set<string>();
const failed = new Map<string, { readonly count: number; readonly at: number }>();

const absolute = (address: string) => new URL(address, location.href).href;
const forgetAll = () => failed.clear();

function failureOf(url: string) {
  const failure = failed.get(url);
  return failure && performance.now() - failure.at < cooldown ? failure : undefined;
}

/** Has these files left alone for a while once they have failed, whoever asks: screens, widgets, sources, commands. */
export function limitTries(files: Readonly<Record<string, string>>) {
  for (const file of Object.keys(files)) limited.add(absolute(file));
}

/** Somebody wants them tried again at once. */
export function allowTries(files: Readonly<Record<string, string>>) {
  for (const file of Object.keys(files)) failed.delete(absolute(file));
}

/** Counts that a file did not come. */
export function countFailedTry(url: string) {
  if (!limited.has(url)) return;
  // Heard before those who then ask again, since they begin to listen later.
  addEventListener('online', forgetAll);
  failed.set(url, { count: (failureOf(url)?.count ?? 0) + 1, at: performance.now() });
}

/** Whether a file has failed in this minute: what only gets ready for it leaves it alone. */
export const hasFailedLately = (address: string) => failureOf(absolute(address)) !== undefined;

/** Whether it has failed so often that nobody asks for it now. */
export const isCoolingDown = (url: string) => (failureOf(url)?.count ?? 0) >= mostTries;
