// A separate entry point, for the screens that list sessions.
export { sittings, timerSessions } from './session-kinds.ts';
export { SessionsCard } from './sessions-card.tsx';
export type { SessionWords } from './session-row.tsx';
