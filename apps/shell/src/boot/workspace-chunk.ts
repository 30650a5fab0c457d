import { lazyModule } from '../loader/chunk.ts';

/**
 * What only a signed-in user needs, home included: one file, since a request costs more than home's few bytes. Asked
 * for at start, or while somebody signs in.
 */
export const workspaceChunk = lazyModule(() => import(/* webpackChunkName: "workspace" */ './workspace.ts'));
