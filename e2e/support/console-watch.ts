import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const watched = new Set(['error', 'warning']);

/** Beside a document that is not the page, a browser asks for an icon that nobody promised. */
const isOwnIdea = (message: ConsoleMessage) => message.location().url.endsWith('/favicon.ico');

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
    if (watched.has(message.type()) && !isOwnIdea(message))
      messages.push(`${message.type()}: ${message.text()}${placeOf(message)}`);
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  return () => messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
}
