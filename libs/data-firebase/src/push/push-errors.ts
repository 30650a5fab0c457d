import { isAccountError, isPushError, PushError, type PushErrorCode } from '@dayloom/data';
import { isRemoteError } from '@dayloom/sync';

/** What the codes of Messaging and Installations mean; what is not listed is 'unknown'. */
const meanings: Readonly<Record<string, PushErrorCode>> = {
  'messaging/unsupported-browser': 'unsupported',
  'messaging/indexed-db-unsupported': 'unsupported',
  'messaging/permission-blocked': 'denied',
  'messaging/permission-default': 'denied',
  'messaging/missing-app-config-values': 'not-set-up',
  'installations/missing-app-config-values': 'not-set-up',
  'installations/app-offline': 'unreachable',
};

/** What the browser's own push service throws. */
const ofBrowser: Readonly<Record<string, PushErrorCode>> = {
  AbortError: 'unreachable',
  NotAllowedError: 'denied',
  NotSupportedError: 'unsupported',
};

interface ServiceError extends Error {
  readonly code: string;
  readonly customData?: { readonly serverCode?: unknown; readonly errorInfo?: unknown };
}
const isServiceError = (error: Error): error is ServiceError =>
  'code' in error && typeof error.code === 'string' && /^(?:messaging|installations)\//.test(error.code);

/** True where Installations answers that it does not know this device's id. */
export const isForgotten = (error: unknown): boolean =>
  error instanceof Error && isServiceError(error) && error.customData?.serverCode === 404;

/** True for a service that gave no answer or has a bad day, false for one that said no. */
const isOutOfReach = ({ customData = {} }: ServiceError) =>
  Number(customData.serverCode) >= 500 || String(customData.errorInfo).startsWith('TypeError');

function codeOf(error: unknown): PushErrorCode {
  if (isRemoteError(error) || isAccountError(error))
    return ['unreachable', 'quota'].includes(error.code) ? 'unreachable' : 'unknown';
  if (!(error instanceof Error)) return 'unknown';
  if (isServiceError(error)) return meanings[error.code] ?? (isOutOfReach(error) ? 'unreachable' : 'unknown');
  // The SDK's fetch throws nothing else, and code that cannot be fetched is out of reach as well.
  if (error.name === 'TypeError' || error.name === 'ChunkLoadError') return 'unreachable';
  return ofBrowser[error.name] ?? 'unknown';
}

/** The error of the port for whatever was thrown; the original is its `cause`. */
export const toPushError = (error: unknown): PushError =>
  isPushError(error)
    ? error
    : new PushError(codeOf(error), error instanceof Error ? error.message : String(error), { cause: error });
