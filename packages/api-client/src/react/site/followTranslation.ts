/** The element by which a translator of the browser has replaced a text node, by the text node. */
const replacements = new WeakMap<Node, Element>();

/** The child of a parent that stands for a node: the node, or what a translator has put in its place. */
const childFor = <Child extends Node | null>(parent: Node, node: Child): Child => {
  const replacement = node && node.parentNode !== parent ? replacements.get(node) : undefined;
  return replacement?.parentNode === parent ? (replacement as Node as Child) : node;
};

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Puts the text of React back, which has just changed; the translator translates it again. */
const restore = (text: Node): void => {
  const replacement = replacements.get(text);
  replacements.delete(text);
  if (replacement?.isConnected) replacement.replaceWith(text);
};

/**
 * Lets React change and remove text that a translator of the browser has replaced by `font` elements: React keeps its own text nodes,
 * which are no longer in the document. See https://github.com/facebook/react/issues/11538.
 */
export const followTranslation = (): void => {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') restore(target);
      for (const text of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (text.nodeType !== Node.TEXT_NODE || !font || isFont(target)) continue;
        replacements.set(text, font);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const replaceMethod = (name: 'removeChild' | 'insertBefore', position: number) => {
    const { value } = Object.getOwnPropertyDescriptor(Node.prototype, name) as { value: (...nodes: unknown[]) => Node };
    Object.defineProperty(Node.prototype, name, {
      value(this: Node, ...nodes: (Node | null)[]) {
        return value.apply(this, nodes.with(position, childFor(this, nodes[position] ?? null)));
      },
    });
  };
  replaceMethod('removeChild', 0);
  replaceMethod('insertBefore', 1);
};
