export { isKeepMessage } from '../kept/keep-message.ts';
export { keep } from './keep.ts';
export { setNavigationPreload } from './navigation-preload.ts';
export { addRoutes } from './routes.ts';
