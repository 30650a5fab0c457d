import { focusSample } from './sample-focus.ts';
import { plansSample } from './sample-plans.ts';
import { type SampleOptions, sampleRecord, type SampleRecord, sampleTime } from './sample-record.ts';
import { worksSample } from './sample-works.ts';

/**
 * Two weeks of realistic records around `today`, each valid to create, works before the tasks that hang on them.
 * The same options give the same records; profile and meditation counters have the user's id.
 */
export function sampleAccount(options: SampleOptions): readonly SampleRecord[] {
  const profile = sampleRecord('users', options.user.id, {
    firstName: 'Asha Rao',
    email: options.user.email,
    mobileNo: '+91 98450 12345',
    createdAt: sampleTime(options).written(15),
  });
  return [profile, ...worksSample(options), ...plansSample(options), ...focusSample(options)];
}
