import type { Instant } from '../brands.ts';

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Whether `value` is a moment exactly as formatted by `Date.prototype.toISOString`. */
export function isInstant(value: unknown): value is Instant {
  if (typeof value !== 'string' || !pattern.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString() === value;
}

export const instantOf = (date: Date) => date.toISOString() as Instant;
