import { ClockWidget } from '@dayloom/clocks';
import { meditationKinds } from '../meditation/meditation-kinds.ts';

const load = async () =>
  (await import(/* webpackChunkName: "clock" */ './running-meditation.tsx')).RunningMeditation;

export default function Clock() {
  return <ClockWidget kinds={meditationKinds} load={load} />;
}
