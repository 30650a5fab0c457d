const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as mm:ss, from one hour on as h:mm:ss; fractions are dropped. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
