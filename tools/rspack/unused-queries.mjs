/** Replaces the mutation cache that a query client owns and queries when the page becomes visible again. */
export class MutationCache {
  clear() {}
  /** @returns {never[]} */
  findAll() {
    return [];
  }
  async resumePausedMutations() {}
}

/** @returns {never} */
function unsupported() {
  throw new Error('This build has no infinite queries.');
}

export { unsupported as hasNextPage, unsupported as hasPreviousPage, unsupported as infiniteQueryBehavior };
