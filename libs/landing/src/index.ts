export { earlyInput } from './early-input.ts';
export { Landing } from './landing.tsx';
