/** Code that is loaded on first use, and again after a failure. */
export interface LateCode<Code> {
  /** Undefined until it is loaded. */
  readonly loaded: Code | undefined;
  /** Its callers continue in the order of their calls, and before anyone finds the code loaded. */
  load(this: void): Promise<Code>;
}

/** @param request the `import()` of the code */
export function lateCode<Code>(request: () => Promise<Code>): LateCode<Code> {
  let loading: Promise<Code> | undefined;
  let loaded: Code | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      if (loading) return loading;
      loading = request();
      // The first reaction: those of the callers follow without a gap.
      loading.then(
        (code) => (loaded = code),
        () => (loading = undefined),
      );
      return loading;
    },
  };
}
