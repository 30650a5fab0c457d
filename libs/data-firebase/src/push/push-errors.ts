import { isAccountError, isPushError, PushError, type PushErrorCode } from '@dayloom/data';
import { isRemoteError } from '@dayloom/sync';

/** Codes of Messaging and Installations by the code of the port; others are 'unknown'. */
const meanings: Readonly<Record<string, PushErrorCode>> = {
  'messaging/unsupported-browser': 'unsupported',
  'messaging/indexed-db-unsupported': 'unsupported',
  'messaging/permission-blocked': 'denied',
  'messaging/permission-default': 'denied',
  'messaging/missing-app-config-values': 'not-set-up',
  'installations/missing-app-config-values': 'not-set-up',
  'installations/app-offline': 'unreachable',
};

/** Names of the errors that the browser's push service throws. */
const browserErrors: Readonly<Record<string, PushErrorCode>> = {
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

/** Whether Installations does not know this device's id. */
export const isUnknownId = (error: unknown): boolean =>
  error instanceof Error && isServiceError(error) && error.customData?.serverCode === 404;

/** Whether the service did not respond or failed; false if it rejected the request. */
const isUnreachable = ({ customData = {} }: ServiceError) =>
  Number(customData.serverCode) >= 500 || String(customData.errorInfo).startsWith('TypeError');

function codeOf(error: unknown): PushErrorCode {
  if (isRemoteError(error) || isAccountError(error))
    return ['unreachable', 'quota'].includes(error.code) ? 'unreachable' : 'unknown';
  if (!(error instanceof Error)) return 'unknown';
  if (isServiceError(error))
    return meanings[error.code] ?? (isUnreachable(error) ? 'unreachable' : 'unknown');
  // A TypeError can only be a failed fetch of the SDK.
  if (error.name === 'TypeError' || error.name === 'ChunkLoadError') return 'unreachable';
  return browserErrors[error.name] ?? 'unknown';
}

/** Converts any error to a PushError; the original is its `cause`. */
export const toPushError = (error: unknown): PushError =>
  isPushError(error)
    ? error
    : new PushError(codeOf(error), error instanceof Error ? error.message : String(error), { cause: error });
