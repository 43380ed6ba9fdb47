/**
 * A browser that translates a page puts elements of its own in the place of text nodes. React goes on with the nodes that it
 * created: it would throw when it inserts or removes beside one, and would change texts that are no longer shown. Here such a text
 * is put back before React works beside it and after React has changed it; the translator then translates it again. Returns what ends it.
 */
export function keepTranslatedText(): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target)
      else for (const node of record.removedNodes) if (isText(node)) noteStandIn(node, record)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  function noteStandIn(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (text.isConnected || removed.has(text)) return
    const standIn = [addedNodes[0], previousSibling, nextSibling].find(
      (node) => node != null && isForeign(node),
    )
    if (standIn == null) return
    standIns.set(text, standIn)
    replaced.set(standIn, [...(replaced.get(standIn) ?? []), text])
    observer.observe(text, { characterData: true })
  }

  const methods = Object.getOwnPropertyDescriptors(Node.prototype)
  const insertBefore = methods.insertBefore.value as Node['insertBefore']
  const removeChild = methods.removeChild.value as Node['removeChild']
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before !== null && before.parentNode !== this && isText(before)) {
      putBack(before, this)
      if (before.parentNode !== this) return insertBefore.call(this, node, null) as T
    }
    return insertBefore.call(this, node, before) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this && isText(child)) {
      putBack(child, this)
      if (child.parentNode !== this) return child
    }
    removed.add(child)
    return removeChild.call(this, child) as T
  }
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
  }
}

/** The element that stands where the text was, and the texts that it stands for. */
const standIns = new WeakMap<Node, Node>()
const replaced = new WeakMap<Node, Text[]>()
/** What a script of the page removed, which in a translator's own world does not come this way. */
const removed = new WeakSet<Node>()

// React marks the nodes that it created.
const isOfReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'))
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE && isOfReact(node)
const isForeign = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE && !isOfReact(node)

/** Takes the translator's element away. Without a stand-in, `parent` is where the text was before it was wrapped. */
function putBack(text: Node, parent?: Node): void {
  const standIn = standIns.get(text)
  if (standIn !== undefined) {
    const texts = replaced.get(standIn) ?? []
    if (standIn.parentNode !== null) (standIn as Element).replaceWith(...texts)
    for (const each of texts) standIns.delete(each)
    replaced.delete(standIn)
    return
  }
  if (parent === undefined) return
  let wrapper = text.parentNode
  while (wrapper !== null && wrapper.parentNode !== parent) wrapper = wrapper.parentNode
  if (wrapper !== null && isForeign(wrapper)) wrapper.replaceWith(text)
}
