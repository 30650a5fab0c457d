/** Partials of a small bell: multiple of the base frequency, gain, and duration in seconds. */
const partials: readonly (readonly [number, number, number])[] = [
  [1, 0.5, 2.4],
  [2, 0.25, 1.6],
  [2.97, 0.15, 1.1],
  [4.1, 0.08, 0.7],
];
/** Hertz. */
const base = 523;
const volume = 0.25;

/** One soft stroke of a bell; resolves when it has faded. */
export async function soundBell(): Promise<void> {
  const context = new AudioContext();
  await context.resume();
  const start = context.currentTime + 0.02;
  const longest = Math.max(...partials.map(([, , seconds]) => seconds));
  const ended = partials.map(([times, loudness, seconds]) => {
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
  await Promise.all(ended);
  await context.close();
}
