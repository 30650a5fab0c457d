/**
 * Stands in for `re2js`, 40 kB that Firestore's client brings along to match the regular expressions of pipeline
 * queries on the device. Dayloom asks for no pipelines, which a boundary rule keeps so.
 */
export const RE2JS = {
  /** @returns {never} */
  compile() {
    throw new Error('This build has no regular expressions for Firestore pipelines');
  },
};
