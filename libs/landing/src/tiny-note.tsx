import { TextArea } from '@dayloom/ui';
import { useState } from 'react';

const words = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** A note to type in; its text is not stored. */
export function TinyNote() {
  const [text, setText] = useState('Ask Ravi about the paper.\n');
  const count = words(text);
  return (
    <TextArea
      label="A note to try"
      hideLabel
      rows={3}
      placeholder="Type something"
      hint={`${count} ${count === 1 ? 'word' : 'words'}`}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
