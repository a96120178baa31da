import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { filesUnder } from '../../../scripts/files'
import { titleOfPath } from '../../../scripts/story-index'

/** Of several parts, of rows of any type, without properties, or nothing without what it stands beside. */
const WITHOUT_ARGS = new Set(
  `data/DataTable data/FiltersBar data/SelectionArea data/TableColumns data/ToolLine feedback/Spinner feedback/Toasts
  inputs/Combobox inputs/ThemeChoice layers/CommandLayer layers/ConfirmLeave layers/LowWindow layers/PopoverPanel
  layout/Grid layout/OnScreen layout/SkipLink`.split(/\s+/),
)

it('every component of the design has properties to try in the workbench, but for the listed ones', () => {
  const files = filesUnder('stories/design').filter((file) => file.endsWith('.stories.tsx'))
  const without = files.filter((file) => !/^ +args: |\bargs: \{/m.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(70)
  expect(new Set(without.map((file) => titleOfPath(file).replace('design/', '')))).toEqual(WITHOUT_ARGS)
})
