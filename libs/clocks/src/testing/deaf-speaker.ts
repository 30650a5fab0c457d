import { vi } from 'vitest';

/** One use of the speaker. */
interface Stroke {
  /** The sum of the peak gains of its tones. */
  loudest: number;
  isClosed: boolean;
  /** Hertz of its tones. */
  readonly tones: { value: number }[];
  /** Ends its tones. */
  fade: () => void;
}

/** Replaces WebAudio by a silent fake that records each stroke, until the globals are restored. */
export function deafSpeaker() {
  const strokes: Stroke[] = [];
  class Speaker {
    readonly currentTime = 0;
    readonly destination = {};
    readonly #tones: EventTarget[] = [];
    readonly #stroke: Stroke = {
      loudest: 0,
      isClosed: false,
      tones: [],
      fade: () => this.#tones.forEach((tone) => tone.dispatchEvent(new Event('ended'))),
    };
    resume() {
      strokes.push(this.#stroke);
      return Promise.resolve();
    }
    close() {
      this.#stroke.isClosed = true;
      return Promise.resolve();
    }
    createOscillator() {
      const tone = new EventTarget();
      this.#tones.push(tone);
      const nothing = () => undefined;
      const frequency = { value: 0 };
      this.#stroke.tones.push(frequency);
      return Object.assign(tone, {
        frequency,
        connect: <T>(next: T) => next,
        start: nothing,
        stop: nothing,
      });
    }
    createGain() {
      const nothing = () => undefined;
      const rises: number[] = [];
      const exponentialRampToValueAtTime = (value: number) => {
        if (rises.push(value) === 1) this.#stroke.loudest += value;
      };
      return { gain: { setValueAtTime: nothing, exponentialRampToValueAtTime }, connect: nothing };
    }
  }
  vi.stubGlobal('AudioContext', Speaker);
  return { strokes };
}
