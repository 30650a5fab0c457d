import { meditationsOf, type QueryBuilder, sessionsOf } from '@dayloom/data';
import type { Instant, KindFacts, MeditationSession, TimerSession, UserId } from '@dayloom/domain';
import { meditationFacts, type Span, timerSessionFacts } from '@dayloom/domain/sessions';

export interface SessionRecords {
  readonly timerHistory: TimerSession;
  readonly meditationSessions: MeditationSession;
}
export type SessionName = keyof SessionRecords;
export type Session = SessionRecords[SessionName];

/** What lists and forms need of a kind of session. */
export interface SessionKind<Name extends SessionName = SessionName> {
  readonly facts: KindFacts<Name>;
  /** The name on its screens. */
  readonly word: string;
  readonly spanOf: (session: SessionRecords[Name]) => Span;
  /** What it is called in a sentence. */
  readonly nameOf: (session: SessionRecords[Name]) => string;
  /** The sessions that ended between two moments. */
  readonly between: (user: UserId, from: Instant, to: Instant) => QueryBuilder<SessionRecords[Name]>;
}

export const timerSessions: SessionKind<'timerHistory'> = {
  facts: timerSessionFacts,
  word: 'Session',
  spanOf: ({ createdAt, duration }) => ({ end: createdAt, duration }),
  nameOf: ({ type }) => `${type} session`,
  between: (user, from, to) => sessionsOf(user).where('createdAt', '>=', from).where('createdAt', '<=', to),
};

export const sittings: SessionKind<'meditationSessions'> = {
  facts: meditationFacts,
  word: 'Sitting',
  spanOf: ({ date, duration }) => ({ end: date, duration }),
  nameOf: () => 'sitting',
  between: (user, from, to) => meditationsOf(user).where('date', '>=', from).where('date', '<=', to),
};
