import * as styles from './still-loading.module.css';

/**
 * In place of a number, or of 'nothing here', while this device does not hold all records yet: it may last. It
 * is there to be read, and not announced: a page may have nine of them.
 */
export const StillLoading = () => <span className={styles.stillLoading}>Still loading</span>;
