/** Loads the swipe that closes sheets, on touch devices only. */
export function loadSheetSwipe() {
  if (!globalThis.matchMedia?.('(any-pointer: coarse)').matches) return;
  import(/* webpackChunkName: "sheet-swipe" */ './sheet-swipe.ts').then(
    ({ installSheetSwipe }) => installSheetSwipe(),
    (error: unknown) => console.error('Sheets cannot be swiped away.', error),
  );
}
