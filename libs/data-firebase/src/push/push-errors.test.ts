import { AccountError, isPushError, PushError, type PushErrorCode, sentenceOf } from '@dayloom/data';
import { RemoteError } from '@dayloom/sync';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { toPushError } from './push-errors.ts';

const named = (name: string) => Object.assign(new Error(`a ${name}`), { name });

describe('an error of push', () => {
  it.each<[Error, PushErrorCode]>([
    [new FirebaseError('messaging/unsupported-browser', 'no'), 'unsupported'],
    [new FirebaseError('messaging/permission-blocked', 'no'), 'denied'],
    [
      new FirebaseError('messaging/fid-registration-failed', 'no', { errorInfo: 'TypeError: fetch' }),
      'unreachable',
    ],
    [
      new FirebaseError('messaging/fid-registration-failed', 'no', { errorInfo: 'API key not valid' }),
      'unknown',
    ],
    [new FirebaseError('installations/app-offline', 'no'), 'unreachable'],
    [new FirebaseError('installations/request-failed', 'no', { serverCode: 503 }), 'unreachable'],
    [new FirebaseError('installations/request-failed', 'no', { serverCode: 403 }), 'unknown'],
    [named('AbortError'), 'unreachable'],
    [named('NotAllowedError'), 'denied'],
    [named('NotSupportedError'), 'unsupported'],
    [named('ChunkLoadError'), 'unreachable'],
    [new TypeError('Failed to fetch'), 'unreachable'],
    [new RemoteError('unreachable', 'no'), 'unreachable'],
    [new RemoteError('quota', 'no'), 'unreachable'],
    [new RemoteError('refused', 'no'), 'unknown'],
    [new AccountError('unreachable', 'no'), 'unreachable'],
    [new Error('anything else'), 'unknown'],
  ])('reports %s as %s, keeps the cause and shows no code in its sentence', (cause, code) => {
    const converted = toPushError(cause);
    expect(isPushError(converted)).toBe(true);
    expect(converted).toMatchObject({ code, cause });
    expect(sentenceOf(converted) ?? '').not.toMatch(/messaging\/|installations\/|Error/);
  });

  it('stays unchanged if it is a PushError', () => {
    const denied = new PushError('denied', 'no');
    expect(toPushError(denied)).toBe(denied);
  });
});
