import { BreakableProduct } from './release-copy.ts';
import { test as base } from './test.ts';

/** As `test`, on a server and a release of its own that the test may break, mend and release to. */
export const test = base.extend<{ readonly breakable: BreakableProduct }>({
  // oxlint-disable-next-line no-empty-pattern
  breakable: async ({}, use) => {
    const product = new BreakableProduct();
    await product.open();
    await use(product);
    await product.close();
  },
  baseURL: ({ breakable }, use) => use(breakable.url),
});

export { expect } from './test.ts';
