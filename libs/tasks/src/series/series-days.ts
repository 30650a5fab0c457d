export { taskDays } from '@dayloom/domain/repeats';
