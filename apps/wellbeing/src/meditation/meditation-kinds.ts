import type { ClockKind } from '@dayloom/domain';

/** The clocks that wellbeing keeps. */
export const meditationKinds: readonly ClockKind[] = ['meditation'];
