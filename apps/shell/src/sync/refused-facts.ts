import { isInstant, isPlanDay, mediumDay } from '@dayloom/domain';

const labels: Readonly<Record<string, string>> = {
  startDate: 'starts',
  endDate: 'ends',
  deadline: 'due',
  date: 'on',
  dateTime: 'at',
  startTime: 'from',
  endTime: 'to',
  priority: 'priority',
  type: 'type',
};

function valueText(value: unknown): string {
  if (isPlanDay(value)) return mediumDay(value);
  if (isInstant(value))
    return new Date(value).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return String(value);
}

/** The plain values among a change's fields: 'priority high, ends Mar 4, 2026', or '' where there are none. */
export function factsOf(fields: Readonly<Record<string, unknown>>, cleared: readonly string[]): string {
  const facts = Object.entries(labels)
    .filter(([name]) => fields[name] !== undefined)
    .map(([name, label]) => `${label} ${valueText(fields[name])}`);
  const { completed } = fields;
  if (typeof completed === 'boolean') facts.push(completed ? 'complete' : 'not complete');
  return [...facts, ...cleared.map((name) => `without ${name}`)].join(', ');
}
