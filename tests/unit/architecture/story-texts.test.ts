import { readdirSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { type Locale, LOCALES } from '~/i18n/locales'

import { sourcesUnder } from '../../support/sources'

const plainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textsOf(locale: Locale): string[] {
  const folder = `src/i18n/messages/${locale}`
  return readdirSync(folder).flatMap((file) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    return Object.values(messages).map(plainSpaces)
  })
}

const texts = textsOf('fr')
const others = LOCALES.filter((locale) => locale !== 'fr').map(textsOf)
const ID = /^[a-z]+$/
const whole = new Set(texts.filter((text) => !ID.test(text)))

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

const isIn = (literal: string, those: readonly string[]) => {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? []
  return letters(source) > 5 && those.some((text) => new RegExp(source, flags).test(text))
}

/** Names, such as that of a file, are the same in all languages. */
const isFrench = (literal: string) => isIn(literal, texts) && !others.every((those) => isIn(literal, those))

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
    } else if (ts.isRegularExpressionLiteral(node) && inFunction && !given && isFrench(node.text)) found.push(node.text)
    ts.forEachChild(node, (child) => walk(child, inFunction || ts.isFunctionLike(node), given || isContent(node)))
  }
  walk(ts.createSourceFile('any.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false, false)
  return found.filter((text) => !content.has(text) && !isIn(text, [...content]))
}

const play = (body: string, more = '') => `export const A = { ${more} play: async () => { ${body} } }`

describe('a play function', () => {
  it('that looks for a French text is found', () => {
    expect(frenchIn(play("screen.getByText('Réessayer')"))).toEqual(['Réessayer'])
    expect(frenchIn(play('screen.getByText(/^Aucun résultat/)'))).toEqual(['/^Aucun résultat/'])
    expect(frenchIn(play("screen.getByText('Atelier Lumière')"))).toEqual([])
    expect(frenchIn(play("screen.getByText('Réessayer')", "args: { label: 'Réessayer' },"))).toEqual([])
    expect(frenchIn(play('screen.getByText(/^Réessayer/)', "args: { label: 'Réessayer !' },"))).toEqual([])
    expect(frenchIn(play('screen.getByText(/config\\.json/)'))).toEqual([])
    expect(frenchIn(play("screen.getByText('Réessayer')", "globals: { locale: 'fr' },"))).toEqual([])
  })

  it('looks for no French text', () => {
    const found = sourcesUnder('stories').flatMap((file) =>
      frenchIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
