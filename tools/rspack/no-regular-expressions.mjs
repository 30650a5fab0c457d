/**
 * Replaces `re2js`, 40 kB that Firestore's client includes to match the regular expressions of pipeline queries on the
 * device. Dayloom uses no pipelines, and a boundary rule enforces that.
 */
export const RE2JS = {
  /** @returns {never} */
  compile() {
    throw new Error('This build has no regular expressions for Firestore pipelines');
  },
};
