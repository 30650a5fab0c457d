/** Seconds as whole minutes and hours: '25 min', '2 h 5 min'; rounded down. */
export function minutesText(seconds: number): string {
  const all = Math.floor(seconds / 60);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}
