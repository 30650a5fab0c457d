export type { ClockTime, Instant, PlanDay, UserId } from './brands.ts';
export type { Checked, FieldErrors, InvalidForm } from './check.ts';
export { dayRecordId, newRecordId } from './ids.ts';
export { capitalized, isBlank, isolated } from './texts.ts';
export { browserLocale, numberText } from './time/locale.ts';
export { durationText, hoursText } from './time/duration-text.ts';
export {
  dayName,
  dayRange,
  greetingAt,
  longDay,
  mediumDay,
  shortDay,
  timeText,
  weekdayAndDay,
  weekdayName,
} from './time/format.ts';
export {
  addDays,
  dayInMilliseconds,
  daysBetween,
  isPlanDay,
  firstPlanDay,
  lastPlanDay,
  planDay,
} from './time/plan-day.ts';
export { clockTime, isClockTime } from './time/clock-time.ts';
export { instantOf, isInstant } from './time/instant.ts';
export { momentAt } from './time/moment-at.ts';
export { type Clock, clockTimeOf, nowOf, planDayOf, systemClock, todayOf } from './time/clock.ts';
export { clockText } from './time/clock-text.ts';
export { skippedTimeText } from './time/skipped-time.ts';
export { clockIn, isTimeZone, momentIn, timeZoneHere } from './time/time-zone.ts';
export { dayStartHours, dayStartName, startOfDay } from './time/day-start.ts';
export { firstWeekday, type Weekday } from './time/first-weekday.ts';
export { weekOf } from './time/week.ts';
export {
  type Collection,
  type Fields,
  type KindFacts,
  limitOf,
  momentFields,
  type Reading,
  readRecord,
  rewrittenFields,
  type RecordOf,
  referenceFields,
  referenceLists,
} from './records/collection.ts';
export { whyInvalid } from './records/why-invalid.ts';
export { conflictCopyOf } from './records/conflict-copy.ts';
export {
  childrenOf,
  type CollectionName,
  collectionNames,
  collectionOf,
  collections,
  type FieldsIn,
  isCollectionName,
  type RecordIn,
} from './records/index.ts';
export { type Activity, schedules } from './records/activity.ts';
export { activityFacts } from './records/activity-facts.ts';
export { type ClockKind, type ClockPhase, type ClockRun, clocks } from './records/clock.ts';
export {
  clockState,
  type ClockState,
  leftOf,
  type RunEnd,
  parallelRuns,
  type SetAside,
  shownRun,
} from './clocks/clock-state.ts';
export { meditationMinutes } from './clocks/meditation-minutes.ts';
export { type SuggestionAnswer, suggestionAnswer } from './suggestions/suggestion-answer.ts';
export { checkSuggestionDraft, type SuggestionDraft } from './suggestions/suggestion-form.ts';
export { type Goal, goals } from './records/goal.ts';
export { goalFacts, type GoalType, goalTypes } from './records/goal-facts.ts';
export {
  type MeditationSession,
  meditationSessions,
  type MeditationStats,
  meditationStats,
} from './records/meditation.ts';
export { type DayOrder, dayOrders } from './records/day-order.ts';
export { type Repeat, repeats, type RepeatSkip, repeatSkips } from './records/repeat.ts';
export { repeatFacts } from './records/repeat-facts.ts';
export {
  breakLengths,
  focusLength,
  longestSession,
  notificationLimits,
  textLimits,
} from './records/limits.ts';
export { type Note, notes } from './records/note.ts';
export { noteFacts } from './records/note-facts.ts';
export {
  deviceKinds,
  type DeviceKind,
  type NotShownReason,
  notShownReasons,
  type Receipt,
  receipts,
} from './records/receipt.ts';
export { type Reminder, reminders } from './records/reminder.ts';
export { reminderFacts } from './records/reminder-facts.ts';
export type { Computed, DayRecord, DayRecords, Makes, SeriesDay } from './records/series-day.ts';
export { isComputed, seriesDayId, seriesDayOf } from './records/series-day.ts';
export { densities, type Density, type Settings, settings } from './records/settings.ts';
export { type Suggestion, suggestions } from './records/suggestion.ts';
export { type Task, tasks } from './records/task.ts';
export { taskFacts } from './records/task-facts.ts';
export { type TimerSession, timerHistory } from './records/timer-session.ts';
export { type UserProfile, users } from './records/user.ts';
export { userFacts } from './records/user-facts.ts';
export { platformOf, type UserToken, userTokens } from './records/user-token.ts';
export { type Work, works } from './records/work.ts';
export { isPriority, type Priority, priorities, workFacts } from './records/work-facts.ts';
export { groupReminders, reminderGroupNames } from './reminders/reminder-groups.ts';
export {
  checkReminderDraft,
  draftOfReminder,
  newReminderDraft,
  type ReminderDraft,
  reminderDraftTogether,
  type ReminderField,
} from './reminders/reminder-form.ts';
export {
  dayOfReminder,
  timeOfReminder,
  momentOfReminder,
  reminderDayText,
  reminderTimeText,
} from './reminders/reminder-moment.ts';
export { quickMoments } from './reminders/quick-moments.ts';
export { datesOfDay } from './agenda/dates-of-day.ts';
export { agendaOf, type Appointment, isContinued, isOver, momentsOfDay } from './agenda/agenda.ts';
export {
  activityTimesText,
  endOfActivity,
  isOvernight,
  lastsIntoNextDay,
  shownActivity,
  startOfActivity,
} from './activities/activity-times.ts';
export { deviceKindOf } from './notifications/device-text.ts';
export { type GroupMember, groupOf, groupTagOf, isStorm } from './notifications/due-group.ts';
export { isMissed, type MomentStory, storiesOf, unreadReceipts } from './notifications/moment-story.ts';
export { storySentence } from './notifications/story-sentence.ts';
export { maxLateness, type NotifiedKind } from './notifications/moments.ts';
export {
  type ActivityDraft,
  activityTimeHints,
  checkActivityDraft,
  draftOfActivity,
  newActivityDraft,
  pastDayError,
} from './activities/activity-form.ts';
export {
  byTimes,
  dayBlocksOf,
  type GridBlock,
  movedActivity,
  positionInDay,
  timesOfHour,
} from './activities/week-grid.ts';
export { addActivityTitle, isTimetableDay, weekRangeText } from './activities/timetable-week.ts';
export { isEmail, normalEmail } from './account/email.ts';
export {
  checkLoginDraft,
  checkResetDraft,
  type LoginDraft,
  type LoginField,
  loginLabels,
  newLoginDraft,
} from './account/login-form.ts';
export { isOwnAddress, ownAddressOf } from './own-address.ts';
export {
  checkSignUpDraft,
  newSignUpDraft,
  passwordHint,
  minPasswordLength,
  type SignUpDraft,
  type SignUpField,
  signUpLabels,
} from './account/sign-up-form.ts';
export {
  checkGoalDraft,
  draftOfGoal,
  type GoalDraft,
  type GoalField,
  newGoalDraft,
} from './goals/goal-form.ts';
export {
  dueText,
  goalColumns,
  goalOptions,
  homeGoalTypes,
  noGoalsTexts,
  noHomeGoalsTexts,
} from './goals/goal-names.ts';
export { checkNoteDraft, draftOfNote, newNoteDraft } from './notes/note-form.ts';
export type { NoteDraft, NoteField } from './notes/note-form.ts';
export {
  checkProfileDraft,
  initialsOf,
  type ProfileDraft,
  profileDraftOf,
  profileLabels,
} from './profile/profile-form.ts';
export { sampleAccount } from './sample/sample-account.ts';
export { isSampleUser, sampleEmail } from './sample/sample-email.ts';
export { type DayCount, dayCounts, markOf, tasksText } from './tasks/day-marks.ts';
export { arranged, byCreation, idsIn, inDayOrder } from './tasks/day-order.ts';
export { doneTodayText, isClosingTime } from './tasks/closing.ts';
export { duplicatedText, movedText, movesFrom } from './tasks/moves.ts';
export { checkTaskDraft } from './tasks/task-form.ts';
export {
  completionRate,
  daysLeft,
  daysLeftText,
  isDueSoon,
  lastDayText,
  leftOpenText,
} from './works/days-left.ts';
export {
  canGoBack,
  canGoForward,
  dayAllowsChange,
  firstSelectedDay,
  isOutside,
  kindOfDay,
  type PlanRange,
  stepDay,
  tasksProgress,
  tasksProgressText,
} from './works/plan-range.ts';
export { priorityGlyphs, priorityNames, priorityPercents } from './works/priorities.ts';
export {
  draftOf,
  newWorkDraft,
  onNewDay,
  withDuration,
  withEndDate,
  withStartDate,
  type WorkDraft,
} from './works/work-draft.ts';
export { checkWorkDraft, earliestStart, type WorkField, type WorkFields } from './works/work-form.ts';
export { type Theme, themeNames, themeOf, themes } from './theme.ts';
