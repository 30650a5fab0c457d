import { collection, type RecordOf } from './collection.ts';
import { instant, text } from './fields.ts';
import { textLimits } from './limits.ts';
import { userFacts } from './user-facts.ts';

/** The profile; the id is the auth user's. */
export const users = collection(
  'users',
  {
    firstName: text(textLimits.firstName),
    email: text(textLimits.email),
    mobileNo: text(textLimits.mobileNo),
    createdAt: instant,
  },
  {
    ...userFacts,
    textFields: ['firstName', 'mobileNo'],
    owner: 'id',
    singleton: true,
    immutable: ['createdAt', 'email'],
    accountEmail: 'email',
  },
);
export type UserProfile = RecordOf<typeof users>;
