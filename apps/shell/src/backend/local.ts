/** By name, so that its chunk has nothing that only the Firebase backend needs. */
export { localBackend } from '@dayloom/data-local';
