import * as styles from './still-loading.module.css';

/**
 * Replaces a number, or 'nothing here', while this device does not have all records yet, which may take a while. It is
 * not announced, because a page may contain nine of them.
 */
export const StillLoading = () => <span className={styles.stillLoading}>Still loading</span>;
