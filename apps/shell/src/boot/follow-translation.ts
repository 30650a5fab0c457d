/** What a translation shows in place of a text node of the page. */
const replacements = new WeakMap<Node, ChildNode>();

/** A translation wraps a text in a new element or replaces it with one. */
const elementAt = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find(
    (node) => node instanceof HTMLElement && node.localName === 'font',
  );

/** The child of `parent` that shows `child`. */
function childFor(parent: Node, child: Node): Node {
  if (child.parentNode === parent) return child;
  let outer: Node = replacements.get(child) ?? child;
  while (outer.parentNode && outer.parentNode !== parent) outer = outer.parentNode;
  return outer.parentNode ? outer : child;
}

/** React moves and removes text nodes that it created; this redirects it to what is shown in their place. */
function redirectReact() {
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
 * Keeps the page working while the browser translates it: browsers replace text nodes that React still updates.
 * When such a text changes, its own node is shown again, and the browser translates it again.
 */
export function followTranslation() {
  let isRedirected = false;
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      replacements.get(target)?.replaceWith(target);
      replacements.delete(target);
    }
  });
  const translations = new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const element = text instanceof Text && elementAt(record);
        if (!element) continue;
        if (!isRedirected) redirectReact();
        isRedirected = true;
        replacements.set(text, element as ChildNode);
        changes.observe(text, { characterData: true });
      }
  });
  translations.observe(document.body, { childList: true, subtree: true });
}
