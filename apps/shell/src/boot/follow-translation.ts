/** What a translation shows in the place of a text of the page. */
const shown = new WeakMap<Node, ChildNode>();

/** A translation puts a new element where a text was, around it or instead of it. */
const elementAt = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find(
    (node) => node instanceof HTMLElement && node.localName === 'font',
  );

/** The child of `parent` that shows this one. */
function childFor(parent: Node, child: Node): Node {
  if (child.parentNode === parent) return child;
  let outer: Node = shown.get(child) ?? child;
  while (outer.parentNode && outer.parentNode !== parent) outer = outer.parentNode;
  return outer.parentNode ? outer : child;
}

/** React moves and removes the texts that it has made: it is led to what is shown in their place. */
function leadReact() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    removeChild.call(this, childFor(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    insertBefore.call(this, node, before && childFor(this, before));
    return node;
  };
}

/**
 * Keeps the page working while the browser translates it: browsers replace texts that React goes on writing to. A text
 * that changes is shown again itself, and the browser translates it anew.
 */
export function followTranslation() {
  let isLed = false;
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      shown.get(target)?.replaceWith(target);
      shown.delete(target);
    }
  });
  const translations = new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const element = text instanceof Text && elementAt(record);
        if (!element) continue;
        if (!isLed) leadReact();
        isLed = true;
        shown.set(text, element as ChildNode);
        changes.observe(text, { characterData: true });
      }
  });
  translations.observe(document.body, { childList: true, subtree: true });
}
