import { useAction } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { Chunk } from '../loader/chunk.ts';
import type * as Sample from '../sample/enter-sample.ts';
import { toasts } from '../toasts/toasts.ts';
import * as styles from './sample-offer.module.css';

export interface SampleOfferProps {
  /** Fetched by a press, or by whoever is about to press. */
  readonly sample: Chunk<typeof Sample>;
}

/**
 * Leads into a living day without a form. It stands in the page's HTML, which knows no backend: its place is
 * kept, and it shows once `/config.json`, or this device's copy of it, names the embedded one (`data-backend`).
 */
export function SampleOffer({ sample }: SampleOfferProps) {
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
