import { focusSample } from './sample-focus.ts';
import { plansSample } from './sample-plans.ts';
import { type SampleOptions, sampleRecord, type SampleRecord, sampleTime } from './sample-record.ts';
import { worksSample } from './sample-works.ts';

/**
 * Two weeks of realistic records around `today`. All are valid to create, and works come before their tasks. The same
 * options return the same records. Profile and meditation counters have the user's id.
 */
export function sampleAccount(options: SampleOptions): readonly SampleRecord[] {
  const profile = sampleRecord('users', options.user.id, {
    firstName: 'Asha Rao',
    email: options.user.email,
    mobileNo: '+91 98450 12345',
    createdAt: sampleTime(options).written(15),
  });
  const works = worksSample(options);
  return [profile, ...works, ...plansSample(options), ...focusSample(options, works)];
}
