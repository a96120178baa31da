import { describe, expect, it } from 'vitest'

import {
  differing,
  foreignHosts,
  isUnanswered,
  loosePackages,
  readAudit,
  secretsIn,
  withInstallScripts,
} from '../../../scripts/supply/checks.ts'

describe('the supply chain (C323, G18)', () => {
  it('finds each file that two builds do not share, and each that only one of them has', () => {
    const one = new Map([
      ['a.js', '1'],
      ['b.js', '2'],
      ['c.js', '3'],
    ])
    expect(differing(one, new Map(one))).toEqual([])
    expect(
      differing(
        one,
        new Map([
          ['a.js', '1'],
          ['b.js', '4'],
          ['d.js', '3'],
        ]),
      ),
    ).toEqual(['b.js', 'c.js', 'd.js'])
  })

  it('finds hosts of others, once each, whatever their case', () => {
    const text = 'fetch("https://CDN.ailleurs.example/x.js"),"http://cdn.ailleurs.example",`https://${host}/`,"https:"'
    expect(foreignHosts(text)).toEqual(['cdn.ailleurs.example'])
  })

  it('finds tokens and keys, and prints only their beginning', () => {
    expect(
      secretsIn('const a="eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoxMjM0fQ.x";const b="-----BEGIN PRIVATE KEY-----"'),
    ).toEqual(['eyJhbGciOiJI…', '-----BEGIN P…'])
    expect(secretsIn('const eyJ="eyJ";/eyJ[\\w-]+/')).toEqual([])
  })

  it('finds versions that may move, and packages without a hash', () => {
    const locked = { packages: { '': {}, 'node_modules/a': { integrity: 'sha512-a' }, 'node_modules/b': {} } }
    expect(
      loosePackages(
        { dependencies: { a: '1.2.3', b: '^1.2.3' }, devDependencies: { c: 'npm:@scope/d@1.0.0-rc.1', e: 'latest' } },
        locked,
      ),
    ).toEqual(['b ^1.2.3', 'e latest', 'node_modules/b has no hash'])
  })

  it('names the packages that have scripts of their own', () => {
    const packages = { 'node_modules/a/node_modules/@x/b': { hasInstallScript: true }, 'node_modules/c': {} }
    expect(withInstallScripts({ packages })).toEqual(['@x/b'])
  })

  it.each([
    ['{"metadata":{"vulnerabilities":{"high":1,"critical":2,"moderate":4,"total":7}}}', { severe: 3, others: 4 }],
    ['{"metadata":{"vulnerabilities":{"high":0,"critical":0,"total":0}}}', { severe: 0, others: 0 }],
  ])('counts what an audit found: %s', (printed, found) => {
    expect(readAudit(printed)).toEqual({ answered: true, ...found })
  })

  it.each([
    ['{"message":"404 Not Found"}', '404 Not Found'],
    ['{"error":{"code":"ENOAUDIT","summary":""}}', 'ENOAUDIT'],
    ['Bad gateway\nmore', 'Bad gateway'],
    ['', ''],
  ])('takes an answer without figures for none: %s', (printed, why) => {
    expect(readAudit(printed)).toEqual({ answered: false, why })
  })

  it('distinguishes a registry that does not answer from one that refuses', () => {
    expect(isUnanswered('npm error code ENOTFOUND')).toBe(true)
    expect(isUnanswered('npm error code EUSAGE\nnpm ci can only install packages when …')).toBe(false)
  })
})
