/** Whole minutes as hours and minutes; rounded down. */
function parts(seconds: number) {
  const all = Math.floor(seconds / 60);
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}

/** Seconds as whole minutes and hours: '25 min', '2 h 5 min'; rounded down. */
export function minutesText(seconds: number): string {
  const { hours, minutes } = parts(seconds);
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

/** The same in words, for screen readers: '25 minutes', '2 hours 5 minutes'. */
export function minutesInWords(seconds: number): string {
  const { hours, minutes } = parts(seconds);
  if (hours === 0) return counted(minutes, 'minute');
  return minutes === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`;
}
