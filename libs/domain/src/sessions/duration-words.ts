/** Seconds in words, exact: '25 min', '1 h 2 min 3 s'. */
export function durationWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return words.length > 0 ? words.join(' ') : '0 s';
}
