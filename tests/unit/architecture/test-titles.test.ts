import { readFileSync } from 'node:fs'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

/** A title, and that of the `describe` around it. */
type Title = { text: string; block?: string; isBlock: boolean }

/** What a sentence may begin with: an article, a number, another determiner or pronoun. */
const DETERMINER =
  /^(?:an?|the|no|every|each|all|both|any|another|other|several|many|some|most|few|more|such|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|nothing|nobody|everybody|anybody)\b/
/** A capital, a figure, a quote, code, a value of the table or of the file. */
const NAME = /^[A-Z\d%$`'"“«/]/
/** `config.json`, `useLazyMutation`, 'npm run'. */
const CODE = /^(?:[a-z]+[A-Z]\w*|[a-z]+\.[a-z]+|[a-z]+\/|npm)(?=[\s,(]|$)/
const GERUND = /^[a-z]+ing\b/

const beginsWithSubject = (text: string) => [DETERMINER, NAME, CODE, GERUND].some((form) => form.test(text))

/** Words that begin half a sentence, whatever the `describe` says. */
const HALF = /^(?:what|who|whoever|whom|whatever|whichever|nor|so|it|its|and|or|but)\b/

const ID = String.raw`(?:[A-Z]{3}-\d{2}|C\d{3}|[KG]\d{1,2})`
const LIST = String.raw`(?:${ID}|[FB] §\d|decision \d{1,2}|ASVS [\d.]+|%s|\$\{\w+\})`
/** `(SES-14, C001)` */
const AT_THE_END = new RegExp(String.raw` \(${LIST}(?:, ${LIST})*\)$`)
const ANY_ID = new RegExp(String.raw`\b(?!UTF-16)${ID}\b`)

/** What is wrong with a title; nothing for a good one. */
function faultOf({ text, block, isBlock }: Title): string | undefined {
  if (ANY_ID.test(text.replace(AT_THE_END, ''))) return 'its ids are not at its end'
  if (HALF.test(text)) return 'it begins in the middle of a sentence'
  if (beginsWithSubject(text)) return undefined
  return !isBlock && block !== undefined && beginsWithSubject(block) ? undefined : 'it has no subject'
}

/** `it` of `it.each<Row>(rows)('…')`. */
function calleeOf(node: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calleeOf(node.expression)
  return ts.isIdentifier(node) ? node.text : undefined
}

function titlesOf(file: string, source: string): Title[] {
  const titles: Title[] = []
  const visit = (node: ts.Node, block?: string): void => {
    let within = block
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const [title] = node.arguments
      const isTest = ['it', 'test', 'describe'].includes(calleeOf(node.expression) ?? '')
      if (isTest && title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const text = title.getText().slice(1, -1)
        const isBlock = /^(?:test\.)?describe\b/.test(node.expression.getText())
        titles.push({ text, isBlock, ...(block !== undefined && { block }) })
        if (isBlock) within = text
      }
    }
    ts.forEachChild(node, (child) => visit(child, within))
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

const faultsOf = (file: string, source: string) =>
  titlesOf(file, source).flatMap((title) => {
    const fault = faultOf(title)
    return fault === undefined ? [] : [`'${title.text}': ${fault}`]
  })

const files = ['tests/unit', 'tests/e2e', 'tests/engines', 'tests/long'].flatMap(sourcesUnder)

describe('the title of a test', () => {
  it('is a sentence with a subject, alone or after its `describe`, and ends with its ids', () => {
    const faults = files.flatMap((file) =>
      faultsOf(file, readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
    )
    expect(files.length).toBeGreaterThan(300)
    expect(faults).toEqual([])
  })

  it.each([
    ['a verb alone', "it('is kept for a week', () => {})", 'no subject'],
    ['a condition', "describe('when signed out', () => { it('shows the login', () => {}) })", 'no subject'],
    ['a clause', "it.each([1])('who signs out %s is led away', () => {})", 'middle of a sentence'],
    ['a second half', "describe('a user', () => { it('nor is asked again', () => {}) })", 'middle of a sentence'],
    ['ids at the front', "it('SES-14 · 50 concurrent 401s share one refresh', () => {})", 'not at its end'],
    ['ids in the middle', "it('a refresh (SES-14) is shared', () => {})", 'not at its end'],
    ['ids without a comma', 'it(`${name} is refused (SES-14 C001)`, () => {})', 'not at its end'],
  ])('is refused for %s', (_what, source, fault) => {
    expect(faultsOf('a.test.ts', source)).toContainEqual(expect.stringContaining(fault))
  })

  it.each([
    ['a sentence', "it('50 concurrent 401s share one refresh (SES-14, C001)', () => {})"],
    ['the rest of one', "describe('a refresh', () => { it('is shared by 50 calls (SES-14, C001)', () => {}) })"],
    ['code', "it.each([1])('`text-wrap` of %s breaks lines (NFR-08, decision 22)', () => {})"],
  ])('is accepted for %s', (_what, source) => {
    expect(faultsOf('a.test.ts', source)).toEqual([])
  })
})
