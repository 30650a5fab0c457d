import * as styles from './still-loading.module.css';

/** In place of a number, or of 'nothing here', while this device does not hold all records yet: it may last (DA35). */
export const StillLoading = () => (
  <span role="status" className={styles.stillLoading}>
    Still loading
  </span>
);
