/** Keyboard of the visual report: it runs in the page, which has no other script. */
export const REPORT_SCRIPT = `
const articles = [...document.querySelectorAll('article')]
let at = -1
const KINDS = { 1: 'before', 2: 'after', 3: 'difference' }
const show = (article, kind) => {
  if (kind && article.querySelector('[data-kind=' + kind + ']')) article.dataset.only = kind
  else delete article.dataset.only
}
addEventListener('focusin', ({ target }) => { at = Math.max(at, 0); const own = articles.indexOf(target.closest('article')); if (own >= 0) at = own })
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || articles.length === 0) return
  const { key } = event
  if (key === 'j' || key === 'k') {
    at = Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), articles.length - 1)
    articles[at].focus({ preventScroll: true })
    articles[at].scrollIntoView()
    return
  }
  const article = articles[Math.max(at, 0)]
  if (key === '0') show(article)
  else if (KINDS[key]) show(article, KINDS[key])
  else if (key === ' ') { event.preventDefault(); show(article, article.dataset.only === 'before' ? 'after' : 'before') }
})
`
