/** All times of loading modules and their registry. Milliseconds. */

/** Delays before a fast failure is tried again. */
export const retryDelays: readonly number[] = [500, 1_000, 2_000];
/** Without requests after the first try and these retries, unless the user presses 'Try again' or the network is back. */
export const cooldown = 60_000;
/** Until a part fails that has no answer. */
export const longestLoad = 30_000;
/** Longer than that, so that the part fails first. */
export const longestScript = 31_000;
/** Early enough to say within 6 s that a part is still loading, even on a busy device. */
export const slowAfter = 5_000;
/** A part requested this early belongs to the start of the page, so its time counts from there. */
export const startsWithin = 2_000;

/** For the live registry; then a copy is used. */
export const longestRegistry = 2_000;
/** The same if the copy names this very shell: a start waits this long for a new release. */
export const longestRegistryAtStart = 400;
/** For any request of a registry. */
export const longestRegistryRequest = 30_000;

/** For the code that looks for the previous version, and for each of its two requests. */
export const longestFallback = 4_000;
/** For the code of an override, and for each version that it names; then the released one runs. */
export const longestOverride = 5_000;
