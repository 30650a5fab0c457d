/**
 * Fetches what only a signed-in user needs, home included: one file, since a request costs more than home's few bytes.
 * Called at start, or while somebody signs in.
 */
export const loadWorkspace = () => import(/* webpackChunkName: "workspace" */ './workspace.ts');
