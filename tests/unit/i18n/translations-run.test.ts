import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { readSource } from '../../../scripts/messages.ts'
import { exportTexts } from '../../../scripts/translations/export.ts'
import { readTexts } from '../../../scripts/translations/texts.ts'

/** A copy of what the command reads and writes. */
function copyOfTexts() {
  const copy = mkdtempSync(join(tmpdir(), 'translations-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const folder of ['scripts', 'src/i18n', 'src/platform']) cpSync(folder, join(copy, folder), { recursive: true })
  for (const needed of ['package.json', 'node_modules']) symlinkSync(resolve(needed), join(copy, needed))
  const run = (po: string) => {
    writeFileSync(join(copy, 'de.po'), po)
    return spawnSync(process.execPath, ['scripts/translations/import-run.ts', 'de.po'], { cwd: copy, encoding: 'utf8' })
  }
  return {
    run,
    read: (namespace: string) => readFileSync(join(copy, `src/i18n/messages/de/${namespace}.json`), 'utf8'),
  }
}

const german = () => exportTexts('de', readTexts)

describe('npm run messages:import', () => {
  it('writes the files whose texts changed, and says which (LAN-02)', () => {
    const { run, read } = copyOfTexts()
    const { stdout, status } = run(german().replace('msgstr "Abbrechen"', 'msgstr "Doch nicht"'))
    expect(status).toBe(0)
    expect(stdout).toBe(`src/i18n/messages/de/common.json
1 file changed. 0 texts have no translation in de.po and stay as they are.
`)
    expect(read('common')).toBe(readSource('de', 'common').replace('"Abbrechen"', '"Doch nicht"'))
    expect(read('brands')).toBe(readSource('de', 'brands'))
  })

  it('changes nothing for a file with one fault among good texts (LAN-30)', () => {
    const { run, read } = copyOfTexts()
    const { stderr, status } = run(
      german().replace('msgstr "Abbrechen"', 'msgstr "Doch nicht"').replace('msgstr "Verwalten"', 'msgstr "{oops"'),
    )
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^line \d+: access\.pages\.manage: is not valid ICU MessageFormat .*: \{oops\nNothing was changed\.\n$/,
    )
    expect(read('common')).toBe(readSource('de', 'common'))
  })
})
