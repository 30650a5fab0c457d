import { type Descriptor, type ModuleDefinition, useLocation } from '@dayloom/platform';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Bar } from './bar.tsx';
import { ComponentBoundary } from './component-boundary.tsx';
import { componentsOf, type ModuleComponent } from './module-component.ts';
import * as styles from './standalone.module.css';

interface WidgetsProps {
  readonly descriptor: Descriptor;
  readonly widgets: ReadonlyMap<string, ModuleComponent>;
}

const Widgets = ({ descriptor, widgets }: WidgetsProps) => (
  <div className={styles.widgets}>
    {descriptor.slots.map(({ widget, title }) => {
      const component = widgets.get(widget);
      return component && <ComponentBoundary key={widget} component={component} title={title} />;
    })}
  </div>
);

interface FrameProps {
  readonly descriptor: Descriptor;
  readonly definition: ModuleDefinition;
}

/** All screens of a module at their addresses, and its widgets at any other; navigation clears a crash. */
export function Frame({ descriptor, definition }: FrameProps) {
  const { pathname } = useLocation();
  const routeIds = descriptor.routes.map(({ id }) => id);
  const [routes] = useState(() => componentsOf(routeIds, definition.routes));
  const widgetIds = descriptor.slots.map(({ widget }) => widget);
  const [widgets] = useState(() => componentsOf(widgetIds, definition.widgets));
  return (
    <>
      <Bar descriptor={descriptor} />
      <main>
        <Routes>
          {descriptor.routes.map(({ id, path, title }) => {
            const component = routes.get(id);
            const screen = component && (
              <ComponentBoundary key={pathname} component={component} title={title} isScreen />
            );
            return <Route key={id} path={path} element={screen} />;
          })}
          <Route path="*" element={<Widgets descriptor={descriptor} widgets={widgets} />} />
        </Routes>
      </main>
    </>
  );
}
