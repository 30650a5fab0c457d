import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const watched = new Set(['error', 'warning']);

/** Messages that do not come from the product: a missing icon of a bare document, and Playwright's own. */
const isForeign = (message: ConsoleMessage) =>
  message.location().url.endsWith('/favicon.ico') ||
  message.text() === 'Service Worker registration blocked by Playwright';

/** Messages of the browser and of Firestore's client that depend on the speed of the machine alone. */
const aboutTime =
  /was preloaded using link preload but not used within|Could not reach Cloud Firestore backend|respond within 10 seconds/;

/** What was asked for in vain, where that is all the message speaks of: its text does not name it. */
const placeOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') ? ` (${message.location().url})` : '';

/** Gathers what any page of the context complains about; answers with what was not expected. */
export function watchConsole(
  pageOrContext: Page | BrowserContext,
  expected: readonly RegExp[],
): () => string[] {
  const messages: string[] = [];
  const context = 'context' in pageOrContext ? pageOrContext.context() : pageOrContext;
  context.on('console', (message) => {
    if (watched.has(message.type()) && !isForeign(message) && !aboutTime.test(message.text()))
      messages.push(`${message.type()}: ${message.text()}${placeOf(message)}`);
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  return () => messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
}
