import type { ClockKind } from '@dayloom/domain';

export const meditationKinds: readonly ClockKind[] = ['meditation'];
