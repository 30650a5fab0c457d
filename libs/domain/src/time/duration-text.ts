const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as mm:ss, from one hour on as h:mm:ss; fractions are dropped. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** Seconds as hours, rounded to one decimal: '0.4h', '1h'. */
export const hoursText = (seconds: number) => `${Math.round(seconds / 360) / 10}h`;
