import { parse, TYPE, type MessageFormatElement } from '#icu-parser'

import { DEFAULT_LOCALE } from '../src/i18n/locales.ts'
import { accented } from './accented.ts'
import { frenchSpacing, frenchSpacingAfterNumber } from './french-spacing.ts'

export type Sources = Readonly<Record<string, string>>
/** A text without placeholder stays a string: half the bytes of its syntax tree, and the loader takes both. */
export type CompiledMessage = string | MessageFormatElement[]

const NEEDS_A_TREE = /[{<']/

/** Visits every element, also inside plural branches and tags, together with the element before it. */
export function visitElements(
  elements: readonly MessageFormatElement[],
  visit: (element: MessageFormatElement, before: MessageFormatElement | undefined) => void,
): void {
  elements.forEach((element, index) => {
    visit(element, elements[index - 1])
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) visitElements(option.value, visit)
    if (element.type === TYPE.tag) visitElements(element.children, visit)
  })
}

const mayBeNumber = (element: MessageFormatElement | undefined) =>
  element?.type === TYPE.argument || element?.type === TYPE.number || element?.type === TYPE.pound

const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

export function compileMessage(source: string, locale: string): CompiledMessage {
  const tree = parse(source)
  if (locale === 'xa') {
    visitElements(tree, (element) => {
      if (element.type === TYPE.literal) element.value = accented(element.value)
    })
    return [bracket('['), ...tree, bracket(']')]
  }
  if (locale === DEFAULT_LOCALE)
    visitElements(tree, (element, before) => {
      if (element.type !== TYPE.literal) return
      element.value = mayBeNumber(before) ? frenchSpacingAfterNumber(element.value) : frenchSpacing(element.value)
    })
  const [only, ...others] = tree
  if (only?.type === TYPE.literal && others.length === 0 && !NEEDS_A_TREE.test(only.value)) return only.value
  return tree
}

/** @throws naming the text, when one is not valid ICU MessageFormat */
export function compileMessages(sources: Sources, locale: string): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => {
      try {
        return [id, compileMessage(source, locale)]
      } catch (cause) {
        throw new Error(`${locale} ${id}: not a valid text: ${source}`, { cause })
      }
    }),
  )
}
