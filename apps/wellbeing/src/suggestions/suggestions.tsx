import { useNewId } from '@dayloom/platform';
import { Card, SectionHeading } from '@dayloom/ui';
import { useId, useState } from 'react';
import { SuggestionForm } from './suggestion-form.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import * as styles from './suggestions.module.css';

export function Suggestions() {
  const [formHeading, listHeading] = [useId(), useId()];
  const { id, next } = useNewId();
  const [hasSent, setHasSent] = useState(false);
  const onSent = () => {
    setHasSent(true);
    next();
  };
  return (
    <Card aria-labelledby={formHeading} className={styles.suggestions}>
      <div>
        <SectionHeading id={formHeading} title="Suggest New Features" />
        {/* A new form for each suggestion: empty, and focused after one was sent. */}
        <SuggestionForm key={id} id={id} autoFocus={hasSent} onSent={onSent} />
      </div>
      <section aria-labelledby={listHeading}>
        <SectionHeading id={listHeading} level={3} title="Your Previous Suggestions" />
        <SuggestionList />
      </section>
    </Card>
  );
}
