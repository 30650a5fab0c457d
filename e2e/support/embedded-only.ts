/** Tag of tests for features that only the embedded backend has. */
export const embeddedOnly = '@embedded-only';

/** Options of a test that is skipped on Firebase, with the reason. */
export const onlyEmbedded = (reason: string) => ({
  tag: embeddedOnly,
  annotation: { type: 'embedded only', description: reason },
});
