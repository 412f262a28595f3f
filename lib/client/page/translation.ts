/** The elements that Chrome and Yandex Browser insert instead of a translated text node. */
const STAND_INS = ['FONT', 'YA-TR-SPAN'];

const standIns = new WeakMap<Node, Element>();
const known = new WeakSet<Node>();

/**
 * Keeps React working while the browser translates the page (ADR 031).
 *
 * A translating browser replaces React's text nodes with elements, but React keeps updating its
 * text nodes and inserts nodes next to them. When React changes a replaced text node, this module
 * puts the node back, so that the browser translates it again. When React inserts a node next to a
 * replaced one, this module inserts it next to the replacement.
 *
 * @returns A function that stops observing the page and restores the DOM methods.
 */
export function followTranslation(): () => void {
  let unpatch: (() => void) | null = null;
  const page = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) if (node instanceof Text) textRemoved(node, record);
      for (const node of record.addedNodes) removeStandIn(node);
    }
  });
  const texts = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target);
  });

  function textRemoved(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isNewStandIn);
    if (!standIn || text.isConnected) return;
    unpatch ??= patchNodes();
    known.add(standIn);
    standIns.set(text, standIn);
    texts.observe(text, { characterData: true });
  }

  page.observe(document, { childList: true, subtree: true });

  return () => {
    page.disconnect();
    texts.disconnect();
    unpatch?.();
  };
}

/** Patches DOM methods. Untranslated pages are not patched. */
function patchNodes(): () => void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function before<Kind extends Node>(
    this: Node,
    node: Kind,
    next: Node | null,
  ) {
    insertBefore.call(this, node, next && currentNodeOf(next, this));
    return node;
  };
  Node.prototype.removeChild = function remove<Kind extends Node>(this: Node, node: Kind) {
    removeChild.call(this, currentNodeOf(node, this));
    return node;
  };
  return () => void Object.assign(Node.prototype, { insertBefore, removeChild });
}

function currentNodeOf(node: Node, parent: Node): Node {
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : node;
}

/** Removes the replacement of a text node that React or this module has put back into the page. */
function removeStandIn(text: Node) {
  if (!text.isConnected) return;
  standIns.get(text)?.remove();
  standIns.delete(text);
}

function isNewStandIn(node: Node | null): node is Element {
  return node instanceof Element && STAND_INS.includes(node.nodeName) && !known.has(node);
}
