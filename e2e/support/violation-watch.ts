import { type Browser, type BrowserContext, chromium } from '@playwright/test';

/** What the policies of a page refused: the directive, or `integrity-policy`, and what it was about. */
export type Violations = string[];

/**
 * Notes what policies refuse in every page that is opened from now on: of the browser, and of those that a test starts
 * itself with a profile of its own.
 */
export async function watchViolations(browser: Browser, violations: Violations): Promise<() => void> {
  const watch = async (context: BrowserContext) => {
    await context.exposeBinding('noteViolation', (_, text: string) => void violations.push(text));
    await context.addInitScript(tellViolations);
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

/** Run in the page. */
function tellViolations() {
  const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noteViolation(`${effectiveDirective} ${blockedURI}`),
  );
  // What the Integrity-Policy refuses is told as a report, and by no event.
  const tell: ReportingObserverCallback = (reports) => {
    for (const { body } of reports as { body?: { blockedURL?: string } }[])
      noteViolation(`integrity-policy ${body?.blockedURL}`);
  };
  new ReportingObserver(tell, { types: ['integrity-violation'], buffered: true }).observe();
}
