// A separate entry point, used only by the calendar.
export { calendarSearchOf, type CalendarParams, readCalendarSearch } from './calendar-address.ts';
export { type CalendarView, dayByKey, monthOf, startOfView, stepView, weeksShown } from './calendar-days.ts';
export {
  type CalendarItem,
  type CalendarKind,
  calendarKinds,
  calendarWords,
  firstItems,
  isItemDone,
  itemRepeats,
  itemCountText,
  itemText,
  itemTimesText,
  itemTitle,
  kindsToAdd,
} from './calendar-items.ts';
export { calendarTitle, weekdayColumns } from './calendar-names.ts';
export { isTimed, timedBlocksOf, type TimedItem } from './timed-items.ts';
export { type CalendarRecords, countItems, type ItemsByDay, itemsByDay } from './items-by-day.ts';
