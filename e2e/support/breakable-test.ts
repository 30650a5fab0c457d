import { BreakableProduct } from './release-copy.ts';
import { configOf } from './services.ts';
import { test as base } from './test.ts';

/** Like `test`, but each test has its own server and release, which it may break, repair and replace. */
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
