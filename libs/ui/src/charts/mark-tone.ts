/** Colours a mark can have: the three priorities and the four chart strokes. Never the only signal. */
export type MarkTone = 'high' | 'medium' | 'low' | 'c1' | 'c2' | 'c3' | 'c4';
