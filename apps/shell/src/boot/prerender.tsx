import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Page } from './app.tsx';
import { landingChunk } from './late-screens.ts';

/**
 * Renders the landing page as HTML, which the build writes into the page. The start hydrates it unchanged, so this
 * is the same as a visitor's first render. Inline styles become `data-style`: the security headers block them in
 * HTML, but the page's script may set them (`landing-script.ts`).
 */
export async function prerenderLanding(): Promise<string> {
  await landingChunk.load();
  const html = renderToString(
    <JotaiProvider store={createStore()}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={paths.home}>
          <Page />
        </StaticRouter>
      </QueryClientProvider>
    </JotaiProvider>,
  );
  return html.replaceAll(' style="', ' data-style="');
}
