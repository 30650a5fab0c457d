import { limits } from '../limits.ts';
import { collection, type RecordOf } from './collection.ts';
import { instant, text } from './fields.ts';

/** The profile, keyed by the auth user's id. */
export const users = collection(
  'users',
  {
    firstName: text(limits.firstName),
    email: text(limits.email),
    mobileNo: text(limits.mobileNo),
    createdAt: instant,
  },
  { owner: 'id', immutable: ['createdAt', 'email'] },
);
export type UserProfile = RecordOf<typeof users>;
