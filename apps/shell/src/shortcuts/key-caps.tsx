import { capsOf, onMac } from './keys.ts';
import * as styles from './key-caps.module.css';

/** The keys of a shortcut, as this device's keyboard has them; presses that follow each other have 'then' between. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.keyCaps}>
      {capsOf(keys, onMac()).map((caps, at) => (
        // A sequence never changes its order.
        <span key={at} className={styles.stroke}>
          {at > 0 && <span className={styles.then}>then</span>}
          {caps.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
