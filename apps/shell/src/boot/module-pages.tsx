import { Protected } from '@dayloom/account';
import { useTitle } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyModule } from '@dayloom/platform/late';
import { RemoteBoundary } from '../loader/remote-boundary.tsx';
import { NotFound } from '../fallbacks/not-found.tsx';
import { WithChunk } from '../fallbacks/with-chunk.tsx';
import { WithoutModules } from '../fallbacks/without-modules.tsx';
import { modulesAtom, takeNewReleasesAtom } from '../modules/modules.ts';
import { ScreenLoading } from '../fallbacks/screen-loading.tsx';

const areaOffChunk = lazyModule(() => import(/* webpackChunkName: "area-off" */ '../settings/area-off.tsx'));

const overriddenPageChunk = lazyModule(
  () => import(/* webpackChunkName: "override" */ '../modules/overridden-page.tsx'),
);

/** Height reserved for a screen while its module loads: about one phone screen. Pixels. */
const screenHeight = 640;

/** Sets the document's title until the screen sets its own. */
function RouteTitle({ title }: { readonly title: string }) {
  useTitle(title);
  return null;
}

/** The screens of all modules at the addresses that their descriptors declare. */
export function ModulePages() {
  const modules = useAtomValue(modulesAtom);
  const { pathname } = useLocation();
  const takeNewReleases = useSetAtom(takeNewReleasesAtom);
  if (modules.phase === 'loading') return <ScreenLoading />;
  if (modules.phase === 'none') return <WithoutModules />;
  const { set, override } = modules;
  return (
    <Routes>
      {set.all('routes').map(({ module, item: route }) => (
        <Route
          key={`${module.entry.name}/${route.id}`}
          path={route.path}
          element={
            <Protected>
              <RouteTitle key={`${pathname} ${set.isOff(module)}`} title={route.title} />
              {set.isOff(module) ? (
                <WithChunk chunk={areaOffChunk}>
                  {({ AreaOff }) => <AreaOff module={module} title={route.title} />}
                </WithChunk>
              ) : (
                <RemoteBoundary
                  key={`${module.entry.name}/${route.id}`}
                  at={pathname}
                  load={set.load(module, 'route', route.id)}
                  title={route.title}
                  minHeight={screenHeight}
                  beforeRetry={takeNewReleases}
                />
              )}
            </Protected>
          }
        />
      ))}
      <Route
        path="*"
        element={
          override ? (
            <WithChunk chunk={overriddenPageChunk}>
              {({ OverriddenPage }) => <OverriddenPage override={override} />}
            </WithChunk>
          ) : (
            <NotFound />
          )
        }
      />
    </Routes>
  );
}
