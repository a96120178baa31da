// first: before anything is kept
import '../stories/support/own-browser'
// before the toolbar lists the languages
import '../stories/support/drafts'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'

import { preloadLayers } from '../src/design/layers/layers'
import { PSEUDO_LOCALES } from '../src/i18n/locales'
import { endPages } from '../stories/support/app-page'
import { expectNoBareText, watchBareTexts } from '../stories/support/bare-texts'
import { forgetCalls } from '../stories/support/calls'
import { expectDialogsFit, watchDialogs } from '../stories/support/dialogs'
import { controlsByType } from '../stories/support/docs/controls'
import { DocsContainer, DocsPage, StoryBlock } from '../stories/support/docs/lazy-docs-page'
import { loadStoryFonts } from '../stories/support/fonts'
import { freezeClock } from '../stories/support/frozen-clock'
import { isOnASheet, keepSheetInPlace } from '../stories/support/sheet'
import { shortError } from '../stories/support/short-error'
import { offerShownMessages } from '../stories/support/shown-messages'
import { guardStories, stepAnnotations } from '../stories/support/steps'
import { preparePage } from '../stories/support/story-page'
import { globalTypes, initialGlobals } from '../stories/support/toolbar'
import { readToolbar } from '../stories/support/toolbar-state'
import { expectAllHandled, forgetUnhandled } from '../stories/support/unhandled-calls'
import { withApp } from '../stories/support/with-app'
import { withFreshSandbox } from '../stories/support/with-fresh-sandbox'
import { startWorker } from '../stories/support/worker'
import { translatePage } from '../tests/support/page-changes'
import { baseMode, WIDTHS } from './modes'

// what a story makes as it loads, such as an error with its time, has the same time in each picture. A test run needs the time
if (!('__vitest_browser__' in globalThis)) freezeClock()

// `VITE_STORY_TRANSLATED=true npm run test:stories` runs every story in a page that is translated while it is used
const translated = import.meta.env['VITE_STORY_TRANSLATED'] === 'true'
if (translated) translatePage()

// `npm run test:stories -- --dialogs`
const dialogs = import.meta.env['VITE_STORY_DIALOGS'] === 'true'

// a test run has no use for it
if (!('__vitest_browser__' in globalThis)) offerShownMessages()

if (isOnASheet) keepSheetInPlace()
guardStories()

const widths = Object.fromEntries(
  Object.entries(WIDTHS).map(([name, width]) => [
    name,
    { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
  ]),
)

// how long a story waits for what it expects before it gives up: a busy machine is slow, not wrong. On a contact sheet
// the next frame waits for it
configure({ asyncUtilTimeout: isOnASheet ? 4000 : 10_000, getElementError: shortError })

// the panel shows what passes too; a test run needs what fails. All rules run in both
const a11yOptions = '__vitest_browser__' in globalThis ? { reporter: 'no-passes' as const } : {}
/** A pseudo-locale is no language that axe knows, and builds do not offer it. */
const knownLanguages = {
  id: 'valid-lang',
  selector: `[lang]:not(html, ${Object.keys(PSEUDO_LOCALES)
    .map((locale) => `[lang="${locale}"]`)
    .join(', ')})`,
}
/** The longest texts: the name of a button and its text may be of two languages. */
const mixedLanguages =
  import.meta.env['VITE_STORY_LANGUAGE'] === 'xl'
    ? { rules: { 'label-content-name-mismatch': { enabled: false } } }
    : {}

export default {
  // every title has a page that says what it is for
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [controlsByType],
  loaders: [mswLoader(startWorker)],
  decorators: [withFreshSandbox, withApp],
  ...stepAnnotations,
  beforeAll: async () => void (await Promise.all([loadStoryFonts(), preloadLayers()])),
  beforeEach: async ({ globals, id, storyGlobals }) => {
    const sampled = globalThis.sampleStory?.(id)
    if (sampled !== undefined && storyGlobals['locale'] === undefined) globals['locale'] = sampled
    const thaw = freezeClock()
    forgetCalls()
    forgetUnhandled()
    readToolbar(globals)
    await preparePage(globals)
    if (!translated) watchBareTexts()
    const stopWatching = dialogs ? watchDialogs() : undefined
    return () => {
      stopWatching?.()
      endPages()
      thaw()
    }
  },
  afterEach: async (context) => {
    // a documentation page shows several stories at once
    if (context.viewMode === 'docs') return
    if (dialogs) await expectDialogsFit()
    expectAllHandled()
    if (!translated) expectNoBareText(context)
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', config: { rules: [knownLanguages] }, options: { ...a11yOptions, ...mixedLanguages } },
    backgrounds: { disable: true },
    controls: { disableSaveFromUI: true },
    docs: { page: DocsPage, container: DocsContainer, components: { Story: StoryBlock } },
    viewport: { options: widths },
    chromatic: { modes: baseMode, prefersReducedMotion: 'reduce' },
    options: {
      // by title; below a title first the stories of the file that has its name. Storybook reads the function by
      // itself, as JavaScript
      storySort: (a = { title: '', importPath: '', type: '' }, b = a) => {
        const roots = ['Introduction', 'guides', 'foundations', 'design', 'features', 'system', 'flows', 'workbench']
        const [first = '', second = ''] = [a, b].map(({ title, importPath, type }) => {
          const path = title.split('/')
          const continues = type !== 'docs' && !importPath.includes(`/${path.at(-1) ?? ''}.`)
          return `${roots.indexOf(path[0] ?? '')} ${title} ${continues ? 2 : 1}`
        })
        return first.localeCompare(second, 'en')
      },
    },
  },
} satisfies Preview
