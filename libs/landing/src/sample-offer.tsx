import { type Toasts, useAction } from '@dayloom/platform';
import type { Atoms } from '@dayloom/platform/atoms';
import type { Chunk } from '@dayloom/platform/late';
import { Button } from '@dayloom/ui';
import { useStore } from 'jotai';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import * as styles from './sample-offer.module.css';

interface Sample {
  /** Signs in to the sample day of this device and opens it. */
  readonly enterSample: (atoms: Atoms, navigate: NavigateFunction) => Promise<unknown>;
}

export interface SampleOfferProps {
  /** Loads on a press, or when a press is likely. */
  readonly sample: Chunk<Sample>;
  readonly toasts: Pick<Toasts, 'error'>;
}

/**
 * Opens the sample day without a form. The prerendered HTML knows no backend, so it only reserves the space. The
 * button is visible once `/config.json`, or the device's copy of it, names the embedded backend (`data-backend`).
 */
export function SampleOffer({ sample, toasts }: SampleOfferProps) {
  const atoms = useStore();
  const navigate = useNavigate();
  const { run, pending } = useAction(async () => {
    try {
      await (await sample.load()).enterSample(atoms, navigate);
    } catch (error) {
      toasts.error('The sample day could not be opened.', error);
    }
  });
  const loadAhead = () => void sample.load().catch(() => undefined);
  return (
    <Button
      variant="ghost"
      size="large"
      className={styles.sampleOffer}
      pending={pending}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => void run()}
    >
      Try it with a sample day
    </Button>
  );
}
