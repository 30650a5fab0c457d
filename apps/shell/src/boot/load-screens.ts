/** Fetches home's own code; called at start beside the backend and the widgets, and again when home is shown. */
export const loadHome = () => import(/* webpackChunkName: "home" */ '../home/home.tsx');

/** Fetches what only a signed-in user needs; called at start, or while somebody signs in. */
export const loadWorkspace = () => import(/* webpackChunkName: "workspace" */ './workspace.ts');

/** Login and sign-up lead home: its code comes while somebody types. */
export async function loadAhead() {
  await Promise.all([loadWorkspace(), loadHome()]).catch(() => undefined);
}
