import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { groupTagOf, isStorm, notificationLimits } from '@dayloom/domain';
import { fieldsOf, isName, isText, readContent } from '../notifications/read-content.ts';

/** What the sender sends: the notification and for whom it is. */
export interface Push {
  readonly user: string;
  readonly content: NotificationContent;
  /** It is quiet where the user was last. */
  readonly isSilent?: boolean;
  /** Of a group the names of the moments that it tells of, where they fit into a push: else all of its minute. */
  readonly members?: readonly string[];
}

/** The names of a group's moments, undefined where they are not as we write them. */
function readMembers(value: unknown): readonly string[] | undefined {
  if (!isText(value, notificationLimits.members)) return undefined;
  const names = value.split(' ');
  return names.every(isName) && isStorm(new Set(names).size) && names.length === new Set(names).size
    ? names
    : undefined;
}

/** A push message as the push service hands it on: its `data` holds texts alone. Undefined where it is none of ours. */
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
