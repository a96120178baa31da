import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { preview } from 'vite'

import { FOLDERS, homePage, noReportPage, TOKENS_FILE, tokensPage } from './demo-pages.ts'
import { requireNode } from './node-version.ts'
import { serve } from './serve.ts'
import { argumentsOf, portOf, stop, stopServer } from './stop.ts'
import { commitOf, run } from './visual/build.ts'

const FOLDER = 'dist-demo'
const TOKENS = 'docs/design-tokens'
const REPORT = '.cache/visual/report'
/** Stands for the name of a folder in `--at`. */
const NAME = '{door}'

const USAGE = `npm run demo -- [--port 4180] [--as-built] [--at https://${NAME}.demo.example.com]

Builds the app with its sandbox, the workbench, the design tokens and the visual report, when there is one, into
${FOLDER}, one folder for each, and serves them: the first page at this port, each other folder at a port of its own after
it. --as-built: serves what was built before. --at: the addresses on a static host; builds for them, serves nothing.`

function buildParts(home: string) {
  rmSync(FOLDER, { recursive: true, force: true })
  console.info('Building the app with its sandbox')
  run('npm', ['run', '--silent', 'build:sandbox'])
  cpSync('dist-sandbox', join(FOLDER, 'app'), { recursive: true })
  console.info('Building the workbench')
  // the name of the product in its sidebar leads there
  process.env['STORYBOOK_HOME'] = home
  run('npx', ['storybook', 'build', '--quiet', '-o', join(FOLDER, 'workbench')])
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''

/** The rest takes no time, so it is made anew each time. */
function writePages(addressOf: (folder: string) => string) {
  const hasReport = existsSync(join(REPORT, 'index.html'))
  const report = hasReport ? titleOf(readFileSync(join(REPORT, 'index.html'), 'utf8')) : undefined
  for (const folder of ['home', 'tokens', 'report']) {
    rmSync(join(FOLDER, folder), { recursive: true, force: true })
    mkdirSync(join(FOLDER, folder), { recursive: true })
    copyFileSync(join(TOKENS, TOKENS_FILE), join(FOLDER, folder, TOKENS_FILE))
  }
  const built = `Built from ${commitOf('HEAD').slice(0, 8)}.`
  writeFileSync(join(FOLDER, 'home/index.html'), homePage(addressOf, built, report))

  cpSync(TOKENS, join(FOLDER, 'tokens'), { recursive: true })
  const css = readFileSync(join(TOKENS, TOKENS_FILE), 'utf8')
  writeFileSync(join(FOLDER, 'tokens/index.html'), tokensPage(css, readdirSync(TOKENS)))

  if (hasReport) cpSync(REPORT, join(FOLDER, 'report'), { recursive: true })
  else writeFileSync(join(FOLDER, 'report/index.html'), noReportPage())
}

/** The app with the headers of its build, the others as they are: the workbench runs scripts that no policy knows. */
async function serveFolder(folder: string, port: number) {
  const dir = join(FOLDER, folder)
  if (folder === 'app') serve({ dir, port }).on('error', (error) => stopServer(error, port))
  else
    await preview({
      configFile: false,
      appType: 'mpa',
      build: { outDir: dir },
      preview: { port, strictPort: true, host: '127.0.0.1' },
    })
}

requireNode()
const { values } = argumentsOf(USAGE, {
  options: {
    port: { type: 'string', default: '4180' },
    at: { type: 'string' },
    'as-built': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.info(USAGE)
  process.exit(0)
}
const { at } = values
const port = portOf(values.port)
if (at !== undefined && !at.includes(NAME)) stop(`--at needs ${NAME}, in place of a folder's name.\n${USAGE}`)
const portFor = (folder: string) => port + FOLDERS.indexOf(folder)
const addressOf = (folder: string) => at?.replaceAll(NAME, folder) ?? `http://localhost:${portFor(folder)}`

if (!values['as-built']) buildParts(addressOf('home'))
else if (!existsSync(join(FOLDER, 'workbench/index.html'))) stop(`${FOLDER} is not built: leave out --as-built.`)
writePages(addressOf)

if (at === undefined) {
  try {
    for (const folder of FOLDERS) await serveFolder(folder, portFor(folder))
    console.info(`Ready: http://localhost:${port}`)
  } catch (error) {
    stopServer(error, port)
  }
} else console.info(`Ready for ${at}: ${FOLDER}`)
