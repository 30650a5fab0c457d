import type { NotificationContent } from '@dayloom/domain/notifications';
import { isInstant, isOwnAddress, notificationLimits } from '@dayloom/domain';

type Fields = Readonly<Record<string, unknown>>;

const limits = notificationLimits;
const name = /^[A-Za-z0-9_-]{1,128}$/;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const isName = (value: unknown): value is string => typeof value === 'string' && name.test(value);
export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/**
 * Validates a notification from an untrusted source: a module of another release, a push, or a notification that an
 * older release left on the screen.
 * @returns undefined if any field is invalid
 */
export function readContent(value: unknown): NotificationContent | undefined {
  const { tag, at, title, body, lateBody, to, kind, item } = fieldsOf(value);
  if (!isName(tag) || !isInstant(at) || !isOwnAddress(to) || to.length > limits.address) return undefined;
  if (!isText(title, limits.title) || !isText(body, limits.body) || !isText(lateBody, limits.body))
    return undefined;
  const [kindInTag = ''] = tag.split('-');
  // Without `kind` and `item`, both are taken from the tag.
  const named = { kind: kind ?? kindInTag, item: item ?? tag };
  if (!isName(named.kind) || named.kind.length > limits.kind || !isName(named.item)) return undefined;
  return { tag, kind: named.kind, item: named.item, at, title, body, lateBody, to };
}
