// One chunk: what a press in the header opens.
export { AccountPanel } from './account-panel.tsx';
export { MoreList } from './more-list.tsx';
export { SlideMenu } from './slide-menu.tsx';
