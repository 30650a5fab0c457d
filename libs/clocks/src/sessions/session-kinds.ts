import { meditationsOf, type QueryBuilder, sessionsOf } from '@dayloom/data';
import type { FieldsIn, Instant, KindFacts, RecordIn, TimerSession, UserId } from '@dayloom/domain';
import type { Purpose } from '@dayloom/domain/clocks';
import { meditationFacts, type Span, timerSessionFacts } from '@dayloom/domain/sessions';

export type SessionName = 'timerHistory' | 'meditationSessions';

/** What lists and forms need of a kind of session. */
export interface SessionKind<Name extends SessionName = SessionName> {
  readonly facts: KindFacts<Name>;
  /** The name on its screen. */
  readonly word: string;
  /** Which clock it is of and what it was for; omitted for a kind without these. */
  readonly purposeOf?: (session: RecordIn<Name>) => Purpose & Pick<TimerSession, 'type'>;
  readonly spanOf: (session: RecordIn<Name>) => Span;
  /** What it is called in a sentence. */
  readonly nameOf: (session: RecordIn<Name>) => string;
  readonly fieldsOf: (span: Span) => Partial<FieldsIn<Name>>;
  /** The sessions that ended between two moments. */
  readonly between: (user: UserId, from: Instant, to: Instant) => QueryBuilder<RecordIn<Name>>;
}

export const timerSessions: SessionKind<'timerHistory'> = {
  facts: timerSessionFacts,
  word: 'Session',
  purposeOf: (session) => session,
  spanOf: ({ createdAt, duration }) => ({ end: createdAt, duration }),
  nameOf: ({ type }) => `${type} session`,
  fieldsOf: ({ end, duration }) => ({ createdAt: end, duration }),
  between: (user, from, to) => sessionsOf(user).where('createdAt', '>=', from).where('createdAt', '<', to),
};

export const sittings: SessionKind<'meditationSessions'> = {
  facts: meditationFacts,
  word: 'Sitting',
  spanOf: ({ date, duration }) => ({ end: date, duration }),
  nameOf: () => 'sitting',
  fieldsOf: ({ end, duration }) => ({ date: end, duration }),
  between: (user, from, to) => meditationsOf(user).where('date', '>=', from).where('date', '<', to),
};
