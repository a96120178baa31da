import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { DOORS, FOLDERS, homePage, TOKENS_FILE, tokensPage } from '../../../scripts/demo-pages.ts'
import { ask, isInstalled, publicFolder, startDemoCaddy } from '../../support/web-servers.ts'

const CSS = readFileSync(join('docs/design-tokens', TOKENS_FILE), 'utf8')

const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address)

describe('the pages of the demo', () => {
  it('lead from the first page to each door', () => {
    const page = homePage(
      (folder) => `https://${folder}-12.demo.example.com`,
      'Built from 0123abcd.',
      '4 of 208 pictures differ',
    )
    expect(linksOf(page)).toEqual(DOORS.map(({ folder }) => `https://${folder}-12.demo.example.com`))
    expect(page).toContain('4 of 208 pictures differ')
    expect(page).not.toContain('npm run visual')
  })

  it('say how a visual report is made when there is none', () => {
    expect(homePage((folder) => `/${folder}`, 'Built from 0123abcd.', undefined)).toContain('npm run visual -- main')
  })

  it('show each token once, its colours in both themes, and link to its files', () => {
    const page = tokensPage(CSS, ['light.tokens.gen.json', TOKENS_FILE])
    const names = [...page.matchAll(/<td><code>(--[\w-]+)</g)].map(([, name]) => name)
    const light = CSS.slice(0, CSS.indexOf('}'))
    expect(names).toEqual([...light.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name))
    expect(linksOf(page)).toEqual(['light.tokens.gen.json', TOKENS_FILE])
    const background = /--color-background-default<.+<code>(#\w+)<.+<code>(#\w+)</.exec(page)
    const dark = CSS.slice(CSS.indexOf("[data-theme='dark']"))
    expect(light).toContain(`  --color-background-default: ${background?.[1]};`)
    expect(dark).toContain(`  --color-background-default: ${background?.[2]};`)
  })

  it('use no custom property that the tokens lack', () => {
    const pages = [homePage((folder) => folder, '', undefined), tokensPage(CSS, [])].join('')
    const used = [...pages.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !CSS.includes(`  ${name}: `))).toEqual([])
  })
})

describe('the workflow that publishes the demo', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8')

  it('puts and removes every folder of the demo', () => {
    const lists = [...workflow.matchAll(/for door in ([a-z ]+); do/g)].map(([, list = '']) => list.split(' '))
    expect(lists).toEqual([FOLDERS, FOLDERS])
  })

  it('starts no job without its variables, and may change nothing in the repository', () => {
    const jobs = workflow
      .slice(workflow.indexOf('\njobs:'))
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1)
    const needed = ['DEMO_HOST', 'DEMO_TARGET', 'DEMO_HOST_KEY'].map((name) => `vars.${name} != ''`)
    const loose = jobs.filter((job) => !job.includes('needs: demo') && !needed.every((part) => job.includes(part)))
    expect(jobs).toHaveLength(3)
    expect(loose).toEqual([])
    expect(workflow.match(/: write\b/g)).toBeNull()
  })

  it.each(['ci', 'nightly', 'publish'])('%s takes actions of others by their hash alone', (name) => {
    const used = [...readFileSync(`.github/workflows/${name}.yml`, 'utf8').matchAll(/uses: (\S+)/g)]
    expect(used.filter(([, action = '']) => !/@[\da-f]{40}$/.test(action))).toEqual([])
  })
})

describe.skipIf(process.platform === 'win32')('the script that puts a folder on the host of demos', () => {
  const work = mkdtempSync(join(tmpdir(), 'put-demo-'))
  afterAll(() => rmSync(work, { recursive: true }))

  it('sends it to the name of its host, with the given key and to the known server alone', () => {
    const program = join(work, 'rsync')
    // says what it was called with, and what the files of its key hold
    writeFileSync(program, '#!/bin/sh\nfor word; do echo "$word"; done\nset -- $7\ncat "$3" "${5#*=}"\n')
    chmodSync(program, 0o755)
    const said = execFileSync('sh', ['deploy/put-demo.sh', 'dist-demo/app', 'app-12'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${work}${delimiter}${process.env['PATH']}`,
        DEMO_HOST: 'demo.example.com',
        DEMO_TARGET: 'demo@server.example.com:/srv/demo',
        DEMO_HOST_KEY: 'server.example.com ssh-ed25519 AAAA',
        DEMO_SSH_KEY: 'a private key',
      },
    }).split('\n')
    expect(said).toContain('--delete')
    expect(said.join(' ')).toContain('StrictHostKeyChecking=yes')
    expect(said.slice(-6)).toEqual([
      expect.stringContaining('ssh -i '),
      'dist-demo/app/',
      'demo@server.example.com:/srv/demo/app-12.demo.example.com/',
      'a private key',
      'server.example.com ssh-ed25519 AAAA',
      '',
    ])
  })
})

describe.skipIf(!isInstalled('caddy'))('Caddy with the file for demos', () => {
  it('serves the folder of the host name, an unknown path of it as a page, and no file for servers', async () => {
    const folder = publicFolder('demos-')
    for (const name of ['app-12', 'home-12']) {
      mkdirSync(join(folder, `${name}.demo.example.com`))
      writeFileSync(join(folder, `${name}.demo.example.com/index.html`), name)
      writeFileSync(join(folder, `${name}.demo.example.com/_headers.json`), '{}')
    }
    const server = await startDemoCaddy(folder)
    const get = async (host: string, path: string) => {
      const { status, body } = await ask(server.origin, path, { headers: { Host: host } })
      return [status, body.toString()]
    }
    expect(await get('app-12.demo.example.com', '/')).toEqual([200, 'app-12'])
    expect(await get('home-12.demo.example.com', '/')).toEqual([200, 'home-12'])
    expect(await get('app-12.demo.example.com', '/brands/7')).toEqual([200, 'app-12'])
    expect(await get('app-12.demo.example.com', '/_headers.json')).toEqual([404, ''])
    expect(await get('app-13.demo.example.com', '/')).toEqual([404, ''])
    await server.stop()
    rmSync(folder, { recursive: true })
  })
})
