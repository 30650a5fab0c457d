/** Stands in for the cache of changes that a query client owns and asks when the page comes back. */
export class MutationCache {
  clear() {}
  /** @returns {never[]} */
  findAll() {
    return [];
  }
  async resumePausedMutations() {}
}

/** @returns {never} */
function refuse() {
  throw new Error('This build has no infinite queries.');
}

export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
