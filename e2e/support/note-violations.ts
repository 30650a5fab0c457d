import type { Page } from '@playwright/test';

/** What the page's policies refuse from now on. */
export async function noteViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  return violations;
}
