/** What stands in for a text: Chrome's, Yandex Browser's. */
const STAND_INS = ['FONT', 'YA-TR-SPAN'];

const standIns = new WeakMap<Node, Element>();
const known = new WeakSet<Node>();

/**
 * A browser that translates the page replaces React's texts by elements. React goes on writing into
 * its texts and finds places by them. So a text that is written anew comes back, to be translated
 * anew, and a place that is asked for by a text is its stand-in's (record 031).
 */
export function followTranslation(): () => void {
  let unpatch: (() => void) | null = null;
  const page = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) if (node instanceof Text) taken(node, record);
      for (const node of record.addedNodes) giveWay(node);
    }
  });
  const texts = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target);
  });

  function taken(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
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

/** Of a page that nobody translates, the browser's methods stay its own. */
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

/** The text is back: moved by React, or as it was before. */
function giveWay(text: Node) {
  if (!text.isConnected) return;
  standIns.get(text)?.remove();
  standIns.delete(text);
}

function isNewStandIn(node: Node | null): node is Element {
  return node instanceof Element && STAND_INS.includes(node.nodeName) && !known.has(node);
}
