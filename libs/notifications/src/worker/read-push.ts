import type { NotificationContent } from '@dayloom/domain/notifications';
import { groupTagOf, isStorm, notificationLimits } from '@dayloom/domain';
import { fieldsOf, isName, isText, readContent } from '../device/read-content.ts';

/** A push message: the notification and its user. */
export interface Push {
  readonly user: string;
  readonly content: NotificationContent;
  /** Within quiet hours, by the user's last known time zone. */
  readonly isSilent?: boolean;
  /** The tags of a group's moments. Undefined if they do not fit into a push: the group is then its whole minute. */
  readonly members?: readonly string[];
}

/** The tags of a group's moments, or undefined if they are invalid. */
function readMembers(value: unknown): readonly string[] | undefined {
  if (!isText(value, notificationLimits.members)) return undefined;
  const names = value.split(' ');
  return names.every(isName) && isStorm(new Set(names).size) && names.length === new Set(names).size
    ? names
    : undefined;
}

/** Validates a message from the push service, whose `data` has only strings. Undefined if it is invalid. */
export function readPush(message: unknown): Push | undefined {
  const data = fieldsOf(fieldsOf(message)['data']);
  const content = readContent(data);
  const { user } = data;
  if (!content || !isName(user)) return undefined;
  const isGroup = content.kind === 'group';
  if (isGroup !== (content.tag === groupTagOf(content.at))) return undefined;
  const loudness = data['silent'] === 'yes' ? { isSilent: true } : {};
  if (data['members'] === undefined) return { user, content, ...loudness };
  const members = readMembers(data['members']);
  return isGroup && members ? { user, content, ...loudness, members } : undefined;
}
