export { add } from './add.ts';
export { type AccessCase, type Users } from './access-cases/access-case.ts';
export { accessCases } from './access-cases/access-cases.ts';
export { fieldValuesOf, groupValuesOf, ownEmail } from './field-values.ts';
export { aChangeOf } from './access-cases/tombstone-cases.ts';
export { answerByHand, type AnyRecord } from './answer-by-hand.ts';
export { namedQueries } from './named-queries.ts';
export { aRecordOf, idOf, oneOfEach } from './one-of-each.ts';
export {
  aDayOrder,
  aGoal,
  aMeditationSession,
  anActivity,
  anId,
  aNote,
  aReceipt,
  aReminder,
  aSuggestion,
  aRepeat,
  aRepeatSkip,
  aTask,
  aClockRun,
  aTimerSession,
  aUser,
  aUserToken,
  aWork,
  meditationStatsFor,
  settingsFor,
} from './records.ts';
export { type Sample, sampleRecords } from './sample-records.ts';
export { exportedText, importText, livingRecords } from './transfer.ts';
