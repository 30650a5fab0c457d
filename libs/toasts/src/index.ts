export { LazyToasts, toastsChunk } from './lazy-toasts.tsx';
export { dismissToasts, toasts } from './toasts.ts';
