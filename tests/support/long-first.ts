import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that run for several seconds: vitest would start them last, and one core would wait for the other. */
export const LONG = ['session/schedules.test.ts', 'scripts/contract-runs.test.ts', 'scripts/rollout.test.ts']

const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(`/tests/unit/${file}`))

/** Vitest's order, one project after the other, except that each project starts with its long files. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(files)
    const projects = new Set(sorted.map(({ project }) => project))
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}
