import { shellConfig } from '../../tools/rspack/config.mjs';

export default shellConfig(import.meta.dirname);
