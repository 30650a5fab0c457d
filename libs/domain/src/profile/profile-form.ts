import { type Checked, invalidForm } from '../check.ts';
import { textLimits } from '../records/limits.ts';
import type { UserProfile } from '../records/user.ts';
import { tooLong, trimmed } from '../texts.ts';

/** The e-mail is not part of the form, because it cannot be edited. */
export type ProfileDraft = Pick<UserProfile, 'firstName' | 'mobileNo'>;
export type ProfileField = keyof ProfileDraft;

export const profileLabels: Readonly<Record<ProfileField | 'email', string>> = {
  firstName: 'Name',
  email: 'Email',
  mobileNo: 'Mobile Number',
};

/** The stored values, empty without a user document. */
export const profileDraftOf = (profile: ProfileDraft | undefined): ProfileDraft => ({
  firstName: profile?.firstName ?? '',
  mobileNo: profile?.mobileNo ?? '',
});

/** Checks the form. Only the lengths are checked; empty values are allowed. */
export function checkProfileDraft(draft: ProfileDraft): Checked<ProfileDraft, ProfileField> {
  const firstName = trimmed(draft.firstName);
  const mobileNo = trimmed(draft.mobileNo);
  const invalid = invalidForm<ProfileField>({
    firstName: tooLong(profileLabels.firstName, firstName, textLimits.firstName),
    mobileNo: tooLong(profileLabels.mobileNo, mobileNo, textLimits.mobileNo),
  });
  return invalid ?? { ok: true, fields: { firstName, mobileNo } };
}

/** The initials for an avatar: of the first and last word of the name, else of the e-mail; '?' if both are empty. */
export function initialsOf(name: string, email = ''): string {
  const words = trimmed(name).split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? trimmed(email)];
  const letters = chosen.map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters === '' ? '?' : letters.toLocaleUpperCase();
}
