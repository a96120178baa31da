import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const FOLDERS = 'tests/unit/{session,api,validation,permissions}'
const DOM = `${FOLDERS}/**/*.dom.test.ts`
const ISOLATED = `${FOLDERS}/**/*.isolated.test.ts`

/** The first failure ends the run of a mutant: files that failed before come first, then the quick ones. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const cost = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file)
      return last?.failed ? -1 : (last?.duration ?? 0)
    }
    return (await super.sort(files)).sort((a, b) => cost(a) - cost(b))
  }
}

const shared = { isolate: false, setupFiles: ['tests/support/leave-nothing.ts'] }

/** The tests that `npm run mutation` asks: those of the folders. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 30_000,
    sequence: { sequencer: QuickestFirst },
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'unit', include: [`${FOLDERS}/**/*.test.ts`], exclude: [DOM, ISOLATED] },
      },
      { extends: true, test: { ...shared, name: 'dom', include: [DOM], environment: 'jsdom' } },
      { extends: true, test: { name: 'isolated', include: [ISOLATED] } },
    ],
  },
})
