import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,libs,tools}/**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    environment: 'node',
    // Class names stay readable in component tests.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    retry: 0,
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
  },
});
