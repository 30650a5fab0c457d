import { standaloneConfig } from '../../tools/rspack/config.mjs';

export default standaloneConfig(import.meta.dirname, 4303);
