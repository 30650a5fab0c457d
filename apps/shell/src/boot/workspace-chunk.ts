import { lazyModule } from '@dayloom/platform/late';

/**
 * Everything that only a signed-in user needs, home included. One file, since a request costs more than home's few
 * bytes. Loads at start, or while the user signs in.
 */
export const workspaceChunk = lazyModule(() => import(/* webpackChunkName: "workspace" */ './workspace.ts'));
