import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, text, userId } from './fields.ts';
import { textLimits } from './limits.ts';

/** Created as 'pending' and never changed by a user. The status is any text, because administrators set it. */
export const suggestions = collection(
  'suggestions',
  { userId, suggestion: filledText(textLimits.suggestion), status: text(40), createdAt: instant },
  {
    words: { one: 'Suggestion', many: 'suggestions' },
    textFields: ['suggestion'],
    changes: 'never',
    initial: { status: 'pending' },
    indexes: [['createdAt']],
  },
);
export type Suggestion = RecordOf<typeof suggestions>;
