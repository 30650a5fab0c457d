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
const tell = (message: string, offer?: Offer) => {
  const key = (keys += 1);
  become([...shown, { key, message, ...(offer && { offer }) }]);
  setTimeout(() => become(shown.filter((toast) => toast.key !== key)), 10_000);
};

/** Plain toasts for the standalone frame; the shell's own come from its toast library. */
export const demoToasts: Toasts = {
  success: (message, options) => tell(message, { label: 'Undo', run: options?.undo }),
  warning: (message, options) => tell(message, { label: 'Restore', run: options?.restore }),
  error(message, cause) {
    console.error(message, cause);
    tell(message);
  },
};

export function DemoToastList() {
  const list = useSyncExternalStore(changed.subscribe, () => shown);
  return (
    <div role="status">
      <ul className={styles.toasts}>
        {list.map(({ key, message, offer }) => (
          <li key={key} className={styles.toast}>
            {message} {offer?.run && <button onClick={() => void offer.run?.()}>{offer.label}</button>}
          </li>
        ))}
      </ul>
    </div>
  );
}
