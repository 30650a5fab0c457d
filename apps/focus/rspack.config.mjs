import { moduleConfig } from '../../tools/rspack/config.mjs';

export default moduleConfig(import.meta.dirname);
