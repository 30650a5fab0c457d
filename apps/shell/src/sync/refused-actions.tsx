import { useAction } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { toasts } from '../toasts/toasts.ts';
import * as styles from './refused-list.module.css';
import { syncAtom } from './sync.ts';

interface RefusedActionsProps {
  readonly id: string;
  /** What trying again is called; undefined where it cannot help. */
  readonly retry: string | undefined;
  readonly text: string;
  /** Called once the entry is about to leave the list. */
  readonly onSettled: () => void;
}

/** The retry, 'Discard', which asks once more, and 'Copy text'. */
export function RefusedActions({ id, retry, text, onSettled }: RefusedActionsProps) {
  const sync = useAtomValue(syncAtom);
  const [step, setStep] = useState<'offered' | 'asking' | 'kept'>('offered');
  const [copied, setCopied] = useState(false);
  const act = useAction(async (what: 'retry' | 'discard', failed: string) => {
    try {
      await sync?.[what](id);
      onSettled();
    } catch (error) {
      toasts.error(failed, error);
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

/** @param row null when it leaves the page */
function takeFocusOver(row: HTMLElement | null) {
  if (document.activeElement !== document.body) return;
  const cameFrom = row?.querySelector<HTMLElement>('[data-came-from]');
  (cameFrom ?? row?.querySelector('button'))?.focus();
}

/** Takes the focus over from the buttons it replaces: to the one it came from, else to the first, which loses nothing. */
function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={takeFocusOver} className={styles.actions}>
      {children}
    </div>
  );
}
