import data from './themes.json' with { type: 'json' };
import type { Theme } from '@dayloom/domain';

/** Fonts that `fonts.css` declares and for which `tokens-css.mjs` has fallbacks. */
export type FontName = 'figtree' | 'nunito' | 'fraunces';
/** The colours of the light theme, which every theme must have. */
export type ColourName = keyof (typeof data)['light']['colours'];

/** What a theme may change: colour, radius, shadow and font, never layout. */
export interface ThemeTokens {
  scheme: 'light' | 'dark';
  /** CSS colours by the name of their custom property. */
  colours: Record<ColourName, string>;
  /** Small, medium, large. */
  radius: string[];
  shadows: { card: string; raised: string };
  /** `display` is for headings and never for figures: Fraunces has no tabular digits. */
  fonts: { body: FontName; display: FontName };
}

/** The values of the four themes; `tokensCss` prints them as custom properties. */
export const tokens = data as Record<Theme, ThemeTokens>;
