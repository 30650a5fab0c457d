/** Fetches what lets a finger push a sheet away, on devices that are touched: elsewhere nobody needs it. */
export function loadSheetSwipe() {
  if (!globalThis.matchMedia?.('(any-pointer: coarse)').matches) return;
  import(/* webpackChunkName: "sheet-swipe" */ './sheet-swipe.ts').then(
    ({ installSheetSwipe }) => installSheetSwipe(),
    (error: unknown) => console.error('Sheets cannot be swiped away.', error),
  );
}
