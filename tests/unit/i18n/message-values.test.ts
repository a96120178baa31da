import { readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

/** The names of the values of each message, as generated: `"brands.count": { "count": number }`. */
const NEEDED = new Map(
  [...readFileSync('src/i18n/messages.gen.d.ts', 'utf8').matchAll(/^\s+"([\w.-]+)": \{(.*)\}$/gm)].map(
    ([, id = '', values = '']) => [id, [...values.matchAll(/"(\w+)":/g)].map(([, name = '']) => name)],
  ),
)

const attribute = (node: ts.JsxOpeningLikeElement, name: string) =>
  node.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  )?.initializer

const idsIn = (node: ts.Node): string[] =>
  ts.isStringLiteral(node)
    ? [node.text]
    : ts.isConditionalExpression(node)
      ? [node.whenTrue, node.whenFalse].flatMap(idsIn)
      : []

/** `FormattedMessage` takes any values: the ids of texts whose values are written in place, and the names that lack. */
function lackingIn(text: string): string[] {
  const lacking: string[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== 'FormattedMessage') return
    const id = attribute(node, 'id')
    const values = attribute(node, 'values')
    if (!id) return
    const ids = ts.isJsxExpression(id) && id.expression ? idsIn(id.expression) : idsIn(id)
    const given = values && ts.isJsxExpression(values) ? values.expression : undefined
    // values of a variable, or spread ones, are typed where they are made
    if (given && (!ts.isObjectLiteralExpression(given) || given.properties.some(ts.isSpreadAssignment))) return
    const names = given ? given.properties.map(({ name }) => name?.getText() ?? '') : []
    for (const one of ids)
      for (const name of NEEDED.get(one) ?? []) if (!names.includes(name)) lacking.push(`${one}: ${name}`)
  }
  visit(ts.createSourceFile('any.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return lacking
}

describe('the values of a text', () => {
  it('that lack are found', () => {
    expect(
      lackingIn('const a = <FormattedMessage id="access.review.shown" values={{ users: 1, brands: 2 }} />'),
    ).toEqual(['access.review.shown: people'])
  })

  it('are all given', () => {
    const lacking = sourcesUnder('src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => lackingIn(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))
    expect(lacking).toEqual([])
  })
})
