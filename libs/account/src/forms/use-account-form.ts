import type { FieldErrors } from '@dayloom/domain';
import { type FormOptions, useForm } from '@dayloom/platform';
import { useState } from 'react';

interface AccountFormOptions<Draft, Fields, Field extends string> extends Pick<
  FormOptions<Draft, Fields, Field>,
  'initial' | 'check'
> {
  /** Sends the request. @returns the sentence that the form shows if it failed */
  readonly send: (fields: Fields) => Promise<string | undefined>;
}

/** A form for the account service. Errors stay visible until the next submit, and a failure keeps the input. */
export function useAccountForm<Draft extends object, Fields, Field extends string>({
  send,
  ...options
}: AccountFormOptions<Draft, Fields, Field>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [failure, setFailure] = useState<string>();
  const { draft, change, pending, submit } = useForm({
    ...options,
    send: async (fields: Fields) => setFailure(await send(fields)),
    onRefused: (refusal) => setErrors(refusal.errors),
  });
  return {
    draft,
    change,
    pending,
    errors,
    failure,
    setFailure,
    submit: (event: Parameters<typeof submit>[0]) => {
      setErrors({});
      setFailure(undefined);
      submit(event);
    },
  };
}
