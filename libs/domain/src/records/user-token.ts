import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { filledText, instant } from './fields.ts';

/** The latest push token of a user; the id is the auth user's. */
export const userTokens = collection(
  'userTokens',
  { token: filledText(4_096), platform: v.picklist(['android', 'web']), updatedAt: instant },
  { words: { one: 'Notifications', many: 'notifications' }, owner: 'id', singleton: true, exported: false },
);
export type UserToken = RecordOf<typeof userTokens>;

export const platformOf = (userAgent: string): UserToken['platform'] =>
  /android/i.test(userAgent) ? 'android' : 'web';
