import { capsOf, onMac } from '@dayloom/platform/keyboard';
import * as styles from './key-caps.module.css';

/** The keys of a shortcut as on this device's keyboard, with 'then' between successive presses. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return (
    <span className={styles.keyCaps}>
      {capsOf(keys, onMac()).map((caps, at) => (
        // The order of a sequence never changes.
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
