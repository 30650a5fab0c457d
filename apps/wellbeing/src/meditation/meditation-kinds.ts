import type { ClockKind } from '@dayloom/domain';

/** The clocks of this module. */
export const meditationKinds: readonly ClockKind[] = ['meditation'];
