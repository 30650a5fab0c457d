import { useAction } from '@dayloom/platform';
import { ErrorState, LoadingState } from '@dayloom/ui';
import { type ToggleEvent, useState } from 'react';
import * as styles from './about.module.css';
import { paragraphsOf } from './licence-paragraphs.ts';

const address = '/licences.txt';

async function fetchLicences(): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** The licences of everything that is live, fetched on opening. Lines are as long as the screen is wide. */
export function Licences() {
  const [text, setText] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const load = useAction(async () => {
    try {
      setText(await fetchLicences());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  });
  const unfold = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && text === undefined) void load.run();
  };
  return (
    <details className={styles.details} onToggle={unfold}>
      <summary>Licences</summary>
      {text !== undefined && (
        <div className={styles.licences}>
          {paragraphsOf(text).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {text === undefined && hasFailed && (
        <ErrorState
          text="The licences cannot be fetched."
          pending={load.pending}
          onRetry={() => void load.run()}
        />
      )}
      {text === undefined && !hasFailed && <LoadingState rows={3} />}
    </details>
  );
}
