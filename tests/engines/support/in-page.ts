import { queryAllByRole, queryAllByText } from '@testing-library/dom'

import type { Finding, Step, Text } from './steps.ts'

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const fits =
  (wanted: Text | undefined) =>
  (given: string): boolean => {
    if (wanted === undefined) return true
    const text = squeeze(given)
    if ('source' in wanted) return new RegExp(wanted.source, wanted.flags).test(text)
    return wanted.exact ? text === wanted.text : text.toLowerCase().includes(wanted.text.toLowerCase())
  }

const unique = (elements: HTMLElement[]) =>
  [...new Set(elements)].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

function step(areas: HTMLElement[], wanted: Step): HTMLElement[] {
  switch (wanted.by) {
    case 'css':
      return unique(areas.flatMap((area) => [...area.querySelectorAll<HTMLElement>(wanted.selector)]))
    case 'role': {
      const { role, name, level } = wanted
      const options = { ...(name && { name: fits(name) }), ...(level !== undefined && { level }) }
      return unique(areas.flatMap((area) => queryAllByRole(area, role, options)))
    }
    case 'text':
      return unique(areas.flatMap((area) => queryAllByText(area, (_, node) => hasText(node, wanted.text))))
    case 'first':
      return areas.slice(0, 1)
    case 'hasText':
      return areas.filter((area) => fits(wanted.text)(area.textContent))
    case 'or':
      return unique([...areas, ...find(wanted.steps)])
  }
}

/** The smallest element with the text. */
function hasText(node: Element | null, wanted: Text): boolean {
  if (!node || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) return false
  const matches = fits(wanted)
  return matches(node.textContent) && ![...node.children].some((child) => matches(child.textContent))
}

function find(steps: readonly Step[]): HTMLElement[] {
  let found = [document.body]
  for (const one of steps) found = step(found, one)
  return found
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled, [aria-disabled="true"]')

/** Where a user would click: undefined while the element moves, is covered or cannot be used. */
function target(element: HTMLElement): { x: number; y: number } | undefined {
  if (!isVisible(element) || isDisabled(element)) return undefined
  const box = () => element.getBoundingClientRect()
  const { top, bottom, left, right } = box()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, width, height } = box()
  const point = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const label = element instanceof HTMLInputElement ? element.labels : null
  const takes = [element, ...(label ?? [])].some((part) => part.contains(hit))
  return hit && takes ? point : undefined
}

/** What the driver asks the page about the elements at the end of the steps. */
function look(steps: readonly Step[]): Finding {
  const found = find(steps)
  const [first] = found
  return {
    count: found.length,
    visible: first ? isVisible(first) : false,
    text: first?.textContent ?? '',
    ...(first && { target: target(first) }),
  }
}

Object.assign(globalThis, { engineJourneys: { find, look } })
