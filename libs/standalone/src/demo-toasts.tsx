import { createEmitter } from '@dayloom/data';
import { useSyncExternalStore } from 'react';
import type { Toasts } from '@dayloom/platform';
import * as styles from './standalone.module.css';

interface Offer {
  readonly label: string;
  readonly run: (() => Promise<void>) | undefined;
}

interface Shown {
  readonly key: number;
  readonly message: string;
  readonly offer?: Offer;
}

let shown: readonly Shown[] = [];
const changed = createEmitter();

function become(next: readonly Shown[]) {
  shown = next;
  changed.emit();
}

let keys = 0;
const dismiss = (key: number) => become(shown.filter((toast) => toast.key !== key));

/** @param closes whether the toast closes by itself; a toast that offers to restore typed text does not */
const showToast = (
  message: string,
  { offer, closes = true, until }: { offer?: Offer; closes?: boolean; until?: AbortSignal | undefined } = {},
) => {
  const key = (keys += 1);
  become([...shown, { key, message, ...(offer && { offer }) }]);
  if (closes) setTimeout(() => dismiss(key), 10_000);
  until?.addEventListener('abort', () => dismiss(key));
};

/** Plain toasts for the standalone frame; the shell uses a toast library. */
export const demoToasts: Toasts = {
  success: (message, options) => showToast(message, { offer: { label: 'Undo', run: options?.undo } }),
  warning: (message, options) =>
    showToast(message, { offer: { label: 'Restore', run: options?.restore }, closes: !options?.restore }),
  error(message, cause, options) {
    console.error(message, cause);
    showToast(message, { until: options?.until });
  },
};

export function DemoToastList() {
  const list = useSyncExternalStore(changed.subscribe, () => shown);
  return (
    <div role="status">
      <ul className={styles.toasts}>
        {list.map(({ key, message, offer }) => (
          <li key={key} className={styles.toast}>
            {message} {offer?.run && <button onClick={() => void offer.run?.()}>{offer.label}</button>}{' '}
            <button onClick={() => dismiss(key)}>Dismiss</button>
          </li>
        ))}
      </ul>
    </div>
  );
}
