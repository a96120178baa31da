import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const FOLDERS = 'tests/unit/{session,api,validation,permissions}'
const DOM = `${FOLDERS}/**/*.dom.test.ts`
const ISOLATED = `${FOLDERS}/**/*.isolated.test.ts`

const group = (file: TestSpecification) => file.project.config.sequence.groupOrder

/** The first failure ends the run of a mutant: files that failed before come first, then the quick ones. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const cost = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file)
      return last?.failed ? -1 : (last?.duration ?? 0)
    }
    return files.toSorted((a, b) => group(a) - group(b) || cost(a) - cost(b))
  }
}

const shared = { isolate: false, setupFiles: ['tests/support/leave-nothing.ts'] }

/** The tests that `npm run mutation` asks: those of the folders. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // a mutant that waits for ever is found by a test that takes no longer
    testTimeout: 5000,
    sequence: { sequencer: QuickestFirst },
    // one worker for all files of a project; the projects that start slowly come last, and only if nothing failed before
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.ts`],
          exclude: [DOM, ISOLATED],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'dom', include: [DOM], environment: 'jsdom', sequence: { groupOrder: 1 } },
      },
      { extends: true, test: { name: 'isolated', include: [ISOLATED], sequence: { groupOrder: 2 } } },
    ],
  },
})
