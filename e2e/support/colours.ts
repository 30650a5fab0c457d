import type { Locator } from '@playwright/test';

/** Whether the text of an element is red, in any notation of the style. */
export const isRed = (words: Locator) =>
  words.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return false;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red > 1.5 * green && red > 1.5 * blue;
  });
