/** Marks the tests of what the embedded backend alone has. */
export const embeddedOnly = '@embedded-only';

/** For a test that is not run on Firebase, with the reason. */
export const onlyEmbedded = (reason: string) => ({
  tag: embeddedOnly,
  annotation: { type: 'embedded only', description: reason },
});
