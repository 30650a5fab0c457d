export {
  computedDays,
  leftSeries,
  listedReminders,
  nextDays,
  nextReminders,
  rareDays,
  recordDays,
  repeatWords,
  storedLeft,
} from '@dayloom/domain/repeats';
