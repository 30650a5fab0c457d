import { linearChannels } from './contrast.ts';

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** `#rrggbb` in OKLab, where equal distances look equal (Ottosson, 2020). */
function oklab(hex: string): Lab {
  const [r, g, b] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The perceived difference of two `#rrggbb` colours: 0 is the same, black and white have 1. */
export function difference(one: string, other: string): number {
  const [l, a, b] = oklab(other);
  const [l1, a1, b1] = oklab(one);
  return Math.hypot(l1 - l, a1 - a, b1 - b);
}

/** The angle between the hues of two `#rrggbb` colours, 0 to 180 degrees. */
export function hueAngle(one: string, other: string): number {
  const hue = ([, a, b]: Lab) => (Math.atan2(b, a) * 180) / Math.PI;
  const angle = Math.abs(hue(oklab(one)) - hue(oklab(other)));
  return Math.min(angle, 360 - angle);
}
