import { type NotifiedKind, reminders, schedules } from '@dayloom/domain';

/** The kinds of records that notify: where they are stored, and which field says when. */
export const itemKinds = {
  reminder: { collection: reminders, when: 'dateTime' },
  schedule: { collection: schedules, when: 'date' },
} as const;

export const notifiedKinds = Object.keys(itemKinds) as readonly NotifiedKind[];

/** Names a reminder or an activity. */
export interface ItemRef {
  readonly kind: NotifiedKind;
  readonly id: string;
}
