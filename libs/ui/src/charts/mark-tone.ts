/** Colours of a mark: the three priorities and the four chart colours. Never the only signal. */
export type MarkTone = 'high' | 'medium' | 'low' | 'c1' | 'c2' | 'c3' | 'c4';
