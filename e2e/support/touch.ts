import type { Page } from '@playwright/test';

export type TouchPoint = readonly [x: number, y: number];

/** A finger on the screen, in the coordinates of the window. */
export async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly TouchPoint[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    /** More than one point is more than one finger. */
    press: (...points: TouchPoint[]) => send('touchStart', points),
    moveTo: (...points: TouchPoint[]) => send('touchMove', points),
    release: () => send('touchEnd', []),
  };
}
