/** Fetches home's own code; called at start beside the backend and the widgets, and again when home is shown. */
export const loadHome = () => import(/* webpackChunkName: "home" */ '../home/home.tsx');
