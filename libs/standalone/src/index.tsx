import '@dayloom/ui/fonts.css';
import '@dayloom/ui/base.css';
import { tokensCss } from '@dayloom/ui/tokens-css';
import { reportFilledFields } from '@dayloom/ui/report-filled-fields';
import { tokens } from '@dayloom/ui/tokens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  areasAtom,
  type Descriptor,
  type ModuleDefinition,
  readDescriptor,
  ShellContext,
  themeAtom,
} from '@dayloom/platform';
import { installFileGate, allowFolder } from '@dayloom/platform/file-integrity';
import { demoShell } from './demo-shell.ts';
import { DemoToastList, demoToasts } from './demo-toasts.tsx';
import { Frame } from './frame.tsx';

interface Standalone {
  /** The module's `module.json`. */
  readonly descriptor: unknown;
  readonly load: () => Promise<{ readonly default: ModuleDefinition }>;
}

function applyTokens() {
  document.documentElement.dataset['theme'] = getDefaultStore().get(themeAtom);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensCss(tokens));
  document.adoptedStyleSheets = [sheet];
}

/** The only module; it cannot be turned off. */
const setArea = ({ name, title, routes }: Descriptor) =>
  getDefaultStore().set(areasAtom, [
    { name, title, screens: routes.map((route) => route.title), kinds: [], isFixed: true },
  ]);

/**
 * Runs one module without shell and federation, with a signed-in demo user, sample data, and a theme switch. Its files
 * pass the product's integrity checks, and the server sends the product's headers.
 */
export async function runStandalone({ descriptor: json, load }: Standalone) {
  allowFolder('/');
  installFileGate();
  applyTokens();
  reportFilledFields(flushSync);
  const descriptor = readDescriptor(json);
  for (const reason of descriptor.dropped) console.error('A part of module.json cannot be read.', reason);
  setArea(descriptor);
  const [{ default: definition }, shell] = await Promise.all([load(), demoShell(descriptor, demoToasts)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <StrictMode>
      <ShellContext value={shell}>
        <QueryClientProvider client={new QueryClient()}>
          <BrowserRouter useTransitions={false}>
            <Frame descriptor={descriptor} definition={definition} />
            <DemoToastList />
          </BrowserRouter>
        </QueryClientProvider>
      </ShellContext>
    </StrictMode>,
  );
}
