import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds in a page, as the rule and the markup that breaks it. No page has a frame of another origin, so axe
 * runs in the page itself: by default a second page would be opened for its result.
 */
export async function scan(page: Page, { without = [] }: { without?: string[] } = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await builder.options({ reporter: 'no-passes' }).disableRules(without).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
