/** A position in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
