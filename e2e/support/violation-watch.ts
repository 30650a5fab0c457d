import { type Browser, type BrowserContext, chromium } from '@playwright/test';

/** Violations of a page's policies: the directive, or `integrity-policy`, and what it was about. */
export type Violations = string[];

/**
 * Records policy violations in every page that is opened from now on, in the browser and in those that a test starts
 * with a separate profile.
 */
export async function watchViolations(browser: Browser, violations: Violations): Promise<() => void> {
  const watch = async (context: BrowserContext) => {
    await context.exposeBinding('noteViolation', (_, text: string) => void violations.push(text));
    await context.addInitScript(reportViolations);
    return context;
  };
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watch(await newContext(options));
  const launch = chromium.launchPersistentContext.bind(chromium);
  chromium.launchPersistentContext = async (folder, options) => watch(await launch(folder, options));
  return () => {
    browser.newContext = newContext;
    chromium.launchPersistentContext = launch;
  };
}

/** Runs in the page. */
function reportViolations() {
  const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noteViolation(`${effectiveDirective} ${blockedURI}`),
  );
  // Violations of the Integrity-Policy are only reported to an observer, not as an event.
  const report: ReportingObserverCallback = (reports) => {
    for (const { body } of reports as { body?: { blockedURL?: string } }[])
      noteViolation(`integrity-policy ${body?.blockedURL}`);
  };
  new ReportingObserver(report, { types: ['integrity-violation'], buffered: true }).observe();
}
