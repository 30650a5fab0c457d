import { collection, type RecordOf } from './collection.ts';
import { filledText, instant, text, userId } from './fields.ts';

/** Written as 'pending' and never changed by a user; what the makers answer is read as any text. */
export const suggestions = collection(
  'suggestions',
  { userId, suggestion: filledText(2_000), status: text(40), createdAt: instant },
  {
    words: { one: 'Suggestion', many: 'suggestions' },
    textFields: ['suggestion'],
    changes: 'never',
    initial: { status: 'pending' },
    indexes: [['createdAt']],
  },
);
export type Suggestion = RecordOf<typeof suggestions>;
