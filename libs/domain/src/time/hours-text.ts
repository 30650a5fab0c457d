/** Seconds as hours, rounded to one decimal: '0.4h', '1h'. */
export const hoursText = (seconds: number) => `${Math.round(seconds / 360) / 10}h`;
