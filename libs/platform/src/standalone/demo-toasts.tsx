import { useSyncExternalStore } from 'react';
import type { Toasts } from '../contract/shell.ts';
import * as styles from './standalone.module.css';

interface Shown {
  readonly key: number;
  readonly message: string;
  readonly undo?: () => Promise<void>;
}

let shown: readonly Shown[] = [];
const listeners = new Set<() => void>();

function become(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

let keys = 0;
const tell = (message: string, undo?: () => Promise<void>) => {
  const key = (keys += 1);
  become([...shown, { key, message, ...(undo && { undo }) }]);
  setTimeout(() => become(shown.filter((toast) => toast.key !== key)), 10_000);
};

/** Plain toasts for the standalone frame; the shell's own come from its toast library. */
export const demoToasts: Toasts = {
  success: (message, options) => tell(message, options?.undo),
  warning: (message) => tell(message),
  error(message, cause) {
    console.error(message, cause);
    tell(message);
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function DemoToastList() {
  const list = useSyncExternalStore(subscribe, () => shown);
  return (
    <div role="status">
      <ul className={styles.toasts}>
        {list.map(({ key, message, undo }) => (
          <li key={key} className={styles.toast}>
            {message} {undo && <button onClick={() => void undo()}>Undo</button>}
          </li>
        ))}
      </ul>
    </div>
  );
}
