import { useMedia } from './use-media.ts';

/** Below this width, as in the styles, a row has room for one button. */
const narrow = '(width < 48em)';

export const useIsNarrow = () => useMedia(narrow);
