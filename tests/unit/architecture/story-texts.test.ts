import { readdirSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

/** Texts in French that plays still look for, by area. Only ever lower a number. */
const LEFT: Record<string, number> = {
  'stories/design': 26,
  'stories/features/dashboard': 3,
  'stories/features/palette': 1,
  'stories/features/settings': 5,
  'stories/features/shared': 5,
  'stories/features/shell': 8,
  'stories/features/subscription': 12,
  'stories/features/trial': 4,
  'stories/foundations': 3,
  'stories/system': 2,
}

const FRENCH = 'src/i18n/messages/fr'
const plainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const texts = readdirSync(FRENCH).flatMap((file) => {
  const messages: Record<string, string> = JSON.parse(readFileSync(`${FRENCH}/${file}`, 'utf8'))
  return Object.values(messages).map(plainSpaces)
})
const whole = new Set(texts)

/** What a story gives its component, what it answers, and ids: not texts of the interface. */
const CONTENT = new Set(['args', 'beforeEach', 'decorators', 'globals', 'parameters', 'render'])
const ANSWERS = new Set(['answer', 'fail', 'fault', 'raw', 'document.getElementById'])

const isContent = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && CONTENT.has(node.name.getText())) ||
  (ts.isCallExpression(node) && ANSWERS.has(node.expression.getText()))

/** A story of one language may look for its texts. */
const isOfOneLanguage = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) && /\bglobals: \{[^}]*\blocale\b/.test(node.getText())

const letters = (text: string) => text.replaceAll(/[^\p{L} ]/gu, '').trim().length

const isInText = (literal: string) => {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? []
  return letters(source) > 5 && texts.some((text) => new RegExp(source, flags).test(text))
}

/** The French texts that the functions of a file of stories look for. */
function frenchIn(source: string): string[] {
  const content = new Set<string>()
  const found: string[] = []
  const walk = (node: ts.Node, inFunction: boolean, given: boolean) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isOfOneLanguage(node)) return
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      const text = plainSpaces(node.text)
      if (given || !inFunction) content.add(text)
      else if (whole.has(text)) found.push(text)
    } else if (ts.isRegularExpressionLiteral(node) && inFunction && !given && isInText(node.text)) found.push(node.text)
    ts.forEachChild(node, (child) => walk(child, inFunction || ts.isFunctionLike(node), given || isContent(node)))
  }
  walk(ts.createSourceFile('any.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false, false)
  return found.filter((text) => !content.has(text))
}

const areaOf = (file: string) => /^stories\/(?:features\/)?[^/]+/.exec(file)?.[0] ?? file

const play = (body: string, more = '') => `export const A = { ${more} play: async () => { ${body} } }`

describe('a play function', () => {
  it('that looks for a French text is found', () => {
    expect(frenchIn(play("screen.getByText('Réessayer')"))).toEqual(['Réessayer'])
    expect(frenchIn(play('screen.getByText(/^Aucun résultat/)'))).toEqual(['/^Aucun résultat/'])
    expect(frenchIn(play("screen.getByText('Atelier Lumière')"))).toEqual([])
    expect(frenchIn(play("screen.getByText('Réessayer')", "args: { label: 'Réessayer' },"))).toEqual([])
    expect(frenchIn(play("screen.getByText('Réessayer')", "globals: { locale: 'fr' },"))).toEqual([])
  })

  it('looks for no more French texts than before', () => {
    const counts: Record<string, number> = {}
    for (const file of sourcesUnder('stories')) {
      const found = frenchIn(readFileSync(file, 'utf8'))
      if (found.length > 0) counts[areaOf(file)] = (counts[areaOf(file)] ?? 0) + found.length
    }
    const more = Object.entries(counts).filter(([area, count]) => count > (LEFT[area] ?? 0))
    expect(Object.fromEntries(more)).toEqual({})
  })
})
