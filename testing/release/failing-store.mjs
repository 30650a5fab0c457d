/**
 * A store whose writes fail from the nth one on, like on a full disk, for tests.
 * @param {import('../../tools/release/types.d.ts').Store} store
 * @param {number} nth from 1
 * @returns {import('../../tools/release/types.d.ts').Store}
 */
export function failingStore(store, nth) {
  let writes = 0;
  /** @template Result @param {() => Promise<Result>} write @returns {Promise<Result>} */
  const counted = (write) => {
    writes += 1;
    return writes < nth ? write() : Promise.reject(new Error(`write ${writes} failed`));
  };
  return {
    ...store,
    create: (name, bytes) => counted(() => store.create(name, bytes)),
    replace: (name, bytes, tag) => counted(() => store.replace(name, bytes, tag)),
    remove: (name) => counted(() => store.remove(name)),
  };
}
