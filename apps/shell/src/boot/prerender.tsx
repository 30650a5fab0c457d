import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Page } from './app.tsx';
import { landingChunk } from './landing-chunk.ts';

/**
 * The landing page as HTML, which the build runs and writes into the page; the start takes it over as it stands, so
 * what is rendered here is what a visitor's first render makes. Inline styles come as `data-style`: the headers refuse
 * them in HTML, and the page's own script may set them (`landing-script.js`).
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
