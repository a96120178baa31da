import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { sandboxServer } from '../../../mocks/serve.ts'

/** As `npm run contract…` runs it. */
const run = (script: string, ...args: string[]) =>
  new Promise<{ status: unknown; said: string }>((done) => {
    execFile(process.execPath, [`scripts/contract/${script}`, ...args], (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
    )
  })

const server = sandboxServer()
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a script of the contract reports a problem without a stack', () => {
  it('for a wrong password', async () => {
    // a server that listens on a port has an address of this shape
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
    expect(await run('run.ts', '--base-url', baseUrl, '--email', CLAIRE, '--password', 'un autre')).toEqual({
      status: 2,
      said: `${CLAIRE} was refused the sign-in (401): is the password right, and the account open?`,
    })
  })

  it.each([
    ['changes-run.ts', 'no-such-ref', /^no-such-ref: there is no such commit, branch or tag, or no description in it$/],
    ['compare-run.ts', 'no-such-file.yaml', /^no-such-file\.yaml: there is no such file$/],
    ['compare-run.ts', 'openapi', /^openapi: /],
  ])('for %s with %s', async (script, given, sentence) => {
    const { status, said } = await run(script, given)
    expect([status, said]).toEqual([2, expect.stringMatching(sentence)])
  })

  it.each(['localhost:4010', 'nonsense', 'http://claire:secret@localhost:4010/api/v1'])(
    'for the address %s',
    async (baseUrl) => {
      expect(await run('run.ts', '--base-url', baseUrl, '--email', CLAIRE, '--password', 'un autre')).toEqual({
        status: 2,
        said: expect.stringMatching(/^--base-url is the address of the API, without a name or password in it: /),
      })
    },
  )

  it('for an address where nothing answers', async () => {
    const nowhere = ['--base-url', 'http://127.0.0.1:1/api/v1', '--email', CLAIRE, '--password', 'un autre']
    expect(await run('run.ts', ...nowhere)).toEqual({
      status: 2,
      said: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 cannot be reached: [^\n]+$/),
    })
  })

  it.each(['run.ts', 'changes-run.ts', 'compare-run.ts'])('for %s with an unknown option', async (script) => {
    expect(await run(script, '--output=x')).toEqual({
      status: 2,
      said: expect.stringMatching(/^Unknown option '--output'\nnpm run contract\S* -- [^\n]+$/),
    })
  })

  it.each(['run.ts', 'changes-run.ts', 'compare-run.ts'])('for %s without options', async (script) => {
    expect(await run(script)).toEqual({ status: 2, said: expect.stringMatching(/^npm run contract\S* -- [^\n]+$/) })
  })
})
