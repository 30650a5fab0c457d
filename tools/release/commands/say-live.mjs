import { appOf } from '../registry.mjs';

/**
 * Says what a switch made live.
 * @param {readonly import('../types.d.ts').NextVersion[]} next
 * @param {Awaited<ReturnType<typeof import('../go-live.mjs').goLive>>} switched
 * @returns {string}
 */
export function sayLive(next, { registry, changed, overrode, back }) {
  const are = next.length > 1 ? 'are' : 'is';
  const were = next.length > 1 ? 'were' : 'was';
  const revision = `revision ${registry.revision}`;
  return [
    changed
      ? `${namesOf(next)} ${are} live: ${revision}.`
      : `${namesOf(next)} ${were} live already: ${revision}.`,
    ...back.map((one) => `${namesOf([one])}, which waited for a newer shell, is live again.`),
    ...overrode.map((objection) => `In spite of: ${objection}`),
  ].join('\n');
}

/** @param {readonly import('../types.d.ts').NextVersion[]} versions */
export const namesOf = (versions) => versions.map((one) => `${appOf(one)} ${one.entry.version}`).join(', ');
