import { collection, type RecordOf } from './collection.ts';
import { instant, text } from './fields.ts';

/** The profile; the id is the auth user's. */
export const users = collection(
  'users',
  { firstName: text(100), email: text(320), mobileNo: text(32), createdAt: instant },
  {
    words: { one: 'Profile', many: 'profiles' },
    textFields: ['firstName', 'mobileNo'],
    owner: 'id',
    singleton: true,
    immutable: ['createdAt', 'email'],
    accountEmail: 'email',
  },
);
export type UserProfile = RecordOf<typeof users>;
