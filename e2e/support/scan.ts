import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The findings of an automated accessibility scan, one line each: where, which rule, and the element. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
  const where = new URL(page.url()).pathname;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all }) => `${where} ${id} ${target.join(' ')} ${[...any, ...all][0]?.message ?? ''}`,
    ),
  );
}
