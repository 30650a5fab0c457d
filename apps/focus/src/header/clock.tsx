import { ClockWidget } from '@dayloom/clocks';
import { timerKinds } from '../timer/timer-clocks.ts';

const load = async () =>
  (await import(/* webpackChunkName: "running-clock" */ './running-clock.tsx')).RunningClock;

export default function Clock() {
  return <ClockWidget kinds={timerKinds} load={load} />;
}
