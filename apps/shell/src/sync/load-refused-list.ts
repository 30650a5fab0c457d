/** Fetches the code of the list 'Could not be saved', which almost nobody ever sees. */
export const loadRefusedList = () => import(/* webpackChunkName: "refused-list" */ './refused-list.tsx');
