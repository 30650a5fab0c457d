/** A copy of a row over the page, at `box`, that cannot be pressed, focused, found or read aloud. */
export function pictureOfRow(row: HTMLElement, { left, top, width, height }: DOMRect) {
  const picture = document.createElement('div');
  picture.ariaHidden = 'true';
  picture.inert = true;
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '1',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    listStyle: 'none',
    pointerEvents: 'none',
    // Rows have container queries for the width of their list.
    containerType: 'inline-size',
  });
  const copy = row.cloneNode(true) as HTMLElement;
  copy.style.margin = '0';
  // The menu or dialog that moved it may still be open.
  for (const open of copy.querySelectorAll('dialog, [popover]')) open.remove();
  for (const named of [copy, ...copy.querySelectorAll('[id], [data-glides]')]) {
    named.removeAttribute('id');
    named.removeAttribute('data-glides');
  }
  picture.append(copy);
  document.body.append(picture);
  return picture;
}
