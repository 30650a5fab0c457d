import { syncAtom } from '@dayloom/account';
import { useAction } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { toasts } from '@dayloom/toasts';
import * as styles from './refused-list.module.css';

interface RefusedActionsProps {
  readonly id: string;
  /** Label of the retry button; undefined if a retry cannot succeed. */
  readonly retry: string | undefined;
  readonly text: string;
  /** Called right before the entry is removed from the list. */
  readonly onResolved: () => void;
}

/** Buttons to retry, to discard after a confirmation, and to copy the text. */
export function RefusedActions({ id, retry, text, onResolved }: RefusedActionsProps) {
  const sync = useAtomValue(syncAtom);
  const [step, setStep] = useState<'offered' | 'asking' | 'kept'>('offered');
  const [copied, setCopied] = useState(false);
  const act = useAction(async (what: 'retry' | 'discard', errorText: string) => {
    try {
      await sync?.[what](id);
      onResolved();
    } catch (error) {
      toasts.error(errorText, error);
    }
  });
  const copy = useAction(async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      toasts.error('The text cannot be copied. Select it instead.', error);
    }
  });
  const { pending } = act;
  if (step === 'asking')
    return (
      <Actions key="asking">
        <span className={styles.question}>Discard it for good?</span>
        <Button size="small" onClick={() => setStep('kept')}>
          Keep
        </Button>
        <Button
          size="small"
          variant="danger"
          pending={pending}
          onClick={() => void act.run('discard', 'Failed to discard')}
        >
          Discard
        </Button>
      </Actions>
    );
  return (
    <Actions key="offered">
      {retry !== undefined && (
        <Button
          size="small"
          variant="primary"
          pending={pending}
          onClick={() => void act.run('retry', 'Failed to retry')}
        >
          {retry}
        </Button>
      )}
      <Button
        size="small"
        data-came-from={step === 'kept' ? '' : undefined}
        onClick={() => setStep('asking')}
      >
        Discard
      </Button>
      <Button size="small" variant="ghost" onClick={() => void copy.run()}>
        {copied ? 'Copied' : 'Copy text'}
      </Button>
    </Actions>
  );
}

/** @param row null when it is removed from the page */
function restoreFocus(row: HTMLElement | null) {
  if (document.activeElement !== document.body) return;
  const cameFrom = row?.querySelector<HTMLElement>('[data-came-from]');
  (cameFrom ?? row?.querySelector('button'))?.focus();
}

/** Takes the focus from the buttons it replaces: on the one that led here, else on the first, which is harmless. */
function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={restoreFocus} className={styles.actions}>
      {children}
    </div>
  );
}
