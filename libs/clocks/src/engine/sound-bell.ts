/** Partials of a small bell: multiple of the base frequency, gain, and duration in seconds. */
const partials: readonly (readonly [number, number, number])[] = [
  [1, 0.5, 2.4],
  [2, 0.25, 1.6],
  [2.97, 0.15, 1.1],
  [4.1, 0.08, 0.7],
];
/** The strokes of each bell: base frequency in hertz, and start in seconds. */
const bells = {
  run: [[523, 0]],
  break: [
    [784, 0],
    [1047, 0.45],
  ],
} as const;
const volume = 0.25;

/** One soft stroke of a bell at the end of a run, two higher ones at the end of a break; resolves when they have faded. */
export async function soundBell(ended: keyof typeof bells): Promise<void> {
  const context = new AudioContext();
  await context.resume();
  const first = context.currentTime + 0.02;
  const longest = Math.max(...partials.map(([, , seconds]) => seconds));
  const tones = bells[ended].flatMap(([base, delay]) =>
    partials.map((partial) => ({ base, start: first + delay, partial })),
  );
  const faded = tones.map(({ base, start, partial: [times, loudness, seconds] }) => {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = base * times;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loudness * volume, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + longest);
    return new Promise((resolve) => tone.addEventListener('ended', resolve, { once: true }));
  });
  await Promise.all(faded);
  await context.close();
}
