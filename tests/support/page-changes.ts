/*
 * What others do to a page while it is used. Each function runs in the page and is complete in itself: Playwright sends
 * its text there.
 */

/**
 * A translator, as Chrome has one: it replaces each text by a copy in two `<font>`, also each later one, except where
 * `translate="no"` says that it must not.
 */
export function translatePage(): void {
  const LEFT = '[translate="no"], .notranslate, script, style, textarea, option, svg'
  const translate = (text: Text) => {
    const { parentElement: place } = text
    if (!place || place.localName === 'font' || text.data.trim() === '' || place.closest(LEFT)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translate(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  const start = () => {
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') translateIn(target)
        else addedNodes.forEach(translateIn)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Extensions: elements in the root, in forms and beside each field, attributes everywhere. */
export function extendPage(): void {
  // no markup: the pages demand trusted types
  const pattern = Object.assign(document.createElement('div'), { className: 'extension' })
  const element = () => pattern.cloneNode()
  const furnish = () => {
    for (const field of document.querySelectorAll('input:not([data-managed])')) {
      field.setAttribute('data-managed', 'true')
      field.after(element())
    }
    for (const form of document.querySelectorAll('form:not([data-managed])')) {
      form.setAttribute('data-managed', 'true')
      form.prepend(element())
    }
  }
  const start = () => {
    document.documentElement.setAttribute('data-extension', 'on')
    document.body.setAttribute('data-extension', 'on')
    document.body.prepend(element())
    document.querySelector('#root')?.prepend(element())
    document.querySelector('#root')?.append(element())
    furnish()
    new MutationObserver(furnish).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
