/** Elements that replace a text: those of Chrome and of Yandex Browser. */
const STAND_INS = ['FONT', 'YA-TR-SPAN'];

const standIns = new WeakMap<Node, Element>();
const known = new WeakSet<Node>();

/**
 * A browser that translates the page replaces React's text nodes by elements, while React goes on
 * writing into its text nodes and inserts beside them. So a text that changes is put back, to be
 * translated again, and a position beside a text becomes the position beside its replacement
 * (record 031).
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

/** Nodes are patched only after a translation is seen. */
function patchNodes(): () => void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function before<Kind extends Node>(
    this: Node,
    node: Kind,
    next: Node | null,
  ) {
    insertBefore.call(this, node, next && placeOf(next, this));
    return node;
  };
  Node.prototype.removeChild = function remove<Kind extends Node>(this: Node, node: Kind) {
    removeChild.call(this, placeOf(node, this));
    return node;
  };
  return () => void Object.assign(Node.prototype, { insertBefore, removeChild });
}

function placeOf(node: Node, parent: Node): Node {
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : node;
}

/** The text node is back: React has moved it, or it was restored. */
function removeStandIn(text: Node) {
  if (!text.isConnected) return;
  standIns.get(text)?.remove();
  standIns.delete(text);
}

function isNewStandIn(node: Node | null): node is Element {
  return node instanceof Element && STAND_INS.includes(node.nodeName) && !known.has(node);
}
