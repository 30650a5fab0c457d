import { BreakableProduct } from './release-copy.ts';
import { configOf } from './services.ts';
import { test as base } from './test.ts';

/** As `test`, on a server and a release of its own that the test may break, mend and release to. */
export const test = base.extend<{ readonly breakable: BreakableProduct }>({
  breakable: async ({}, use, { project }) => {
    const product = new BreakableProduct();
    await product.open(await configOf(project));
    await use(product);
    await product.close();
  },
  baseURL: ({ breakable }, use) => use(breakable.url),
});

export { expect } from './test.ts';
