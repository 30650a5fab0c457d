import { TextArea } from '@dayloom/ui';
import { useState } from 'react';

const words = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** A page to type on; it is not kept. */
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
