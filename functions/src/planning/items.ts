import { type NotifiedKind, reminders, schedules } from '@dayloom/domain';

/** The kinds of records that have notifications: their collection, and the field with their day or time. */
export const itemKinds = {
  reminder: { collection: reminders, when: 'dateTime' },
  schedule: { collection: schedules, when: 'date' },
} as const;

export const notifiedKinds = Object.keys(itemKinds) as readonly NotifiedKind[];

/** Identifies a reminder or an activity. */
export interface ItemRef {
  readonly kind: NotifiedKind;
  readonly id: string;
}
