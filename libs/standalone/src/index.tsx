import { themeNames, themes } from '@dayloom/domain';
import { LoadingState } from '@dayloom/ui';
import '@dayloom/ui/fonts.css';
import '@dayloom/ui/base.css';
import { tokensCss } from '@dayloom/ui/tokens-css';
import { tokens } from '@dayloom/ui/tokens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore, useAtom } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import type { LazyComponent, ModuleDefinition } from '@dayloom/platform';
import { type Descriptor, readDescriptor } from '@dayloom/platform';
import { ShellContext } from '@dayloom/platform';
import { themeAtom } from '@dayloom/platform';
import { demoShell } from './demo-shell.ts';
import { DemoToastList, demoToasts } from './demo-toasts.tsx';
import * as styles from './standalone.module.css';

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

function ThemeSwitch() {
  const [theme, choose] = useAtom(themeAtom);
  return (
    <label>
      Theme{' '}
      <select
        value={theme}
        onChange={(event) => choose(themes.find((name) => name === event.target.value) ?? 'light')}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {themeNames[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Bar({ descriptor }: { readonly descriptor: Descriptor }) {
  return (
    <nav className={styles.bar} aria-label="Screens">
      <span className={styles.name}>{descriptor.title}, alone</span>
      {descriptor.slots.length > 0 && <Link to="/">Widgets</Link>}
      {descriptor.routes
        .filter(({ path }) => !path.includes(':'))
        .map(({ id, path, title }) => (
          <Link key={id} to={path}>
            {title}
          </Link>
        ))}
      <ThemeSwitch />
    </nav>
  );
}

const pieces = (loads: Readonly<Record<string, LazyComponent>> = {}): ReadonlyMap<string, ComponentType> =>
  new Map(Object.entries(loads).map(([id, load]) => [id, lazy(load)]));

function Widgets({
  descriptor,
  widgets,
}: {
  readonly descriptor: Descriptor;
  readonly widgets: ReadonlyMap<string, ComponentType>;
}) {
  return (
    <div className={styles.widgets}>
      {descriptor.slots.map(({ widget }) => {
        const Widget = widgets.get(widget);
        return Widget && <Widget key={widget} />;
      })}
    </div>
  );
}

/** Runs one module by itself: no shell, no federation, a signed-in demo user with sample data, and a theme switch (MO11). */
export async function runStandalone({ descriptor: json, load }: Standalone) {
  applyTokens();
  const descriptor = readDescriptor(json);
  const [{ default: definition }, shell] = await Promise.all([load(), demoShell(descriptor, demoToasts)]);
  const routes = pieces(definition.routes);
  const widgets = pieces(definition.widgets);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <ShellContext value={shell}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Bar descriptor={descriptor} />
          <main>
            <Suspense fallback={<LoadingState rows={6} />}>
              <Routes>
                {descriptor.routes.map(({ id, path }) => {
                  const Screen = routes.get(id);
                  return Screen && <Route key={id} path={path} element={<Screen />} />;
                })}
                <Route path="*" element={<Widgets descriptor={descriptor} widgets={widgets} />} />
              </Routes>
            </Suspense>
          </main>
          <DemoToastList />
        </BrowserRouter>
      </QueryClientProvider>
    </ShellContext>,
  );
}
