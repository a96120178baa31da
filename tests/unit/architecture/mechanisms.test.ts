import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { sourcesUnder } from '../../support/sources'

/** What React and the libraries do not do by themselves: each use needs a reason. Stores are zustand. */
const MECHANISMS = {
  observer: /\bnew (?:Mutation|Resize|Intersection|Performance)Observer\(/g,
  weak: /\bnew Weak(?:Map|Set)\b/g,
  flushSync: /\bflushSync\(/g,
  let: /^(?:export )?let /gm,
  unstable: /\b(?:unstable_|__unsafe)\w+/g,
  subscription: /\buseSyncExternalStore\(/g,
  listeners: /\bcreateListeners(?:<.*>)?\(\)/g,
}

/** By mechanism and file, why it is there. A file with several of a kind has one reason for all. */
const REASONS: Record<keyof typeof MECHANISMS, Record<string, string>> = {
  observer: {
    'src/app/page-start-boot.ts': 'starts the app after the first paint, which nothing else reports',
    'src/app/shell/shell-boot.ts': 'removes the static shell when React has rendered, before the next paint',
    'src/design/data/SelectionBar.tsx': 'its height is a CSS variable of the page',
    'src/design/data/use-data-table.ts': 'one observer for all rows: far rows skip their rendering',
    'src/design/layers/MenuLayer.tsx': 'MUI positions a popover once, and what it loads may make it too high',
    'src/design/data/data-table.ts': 'columns are left out by the width of the table, which CSS cannot do',
    'src/design/layers/DialogLayer.tsx':
      'the edge of the content shows a line only when there is something to scroll to',
    'src/design/layout/Page.tsx': 'the top bar shows the title when the heading is out of sight',
    'src/design/layout/focus.ts': 'the focus passes on when its element is removed, whoever removes it',
    'src/features/access/review/use-grid-keys.ts': 'renders the cells in sight alone: 200,000 there may be',
    'src/routes/-scroll-restoration.ts': 'scrolls again while lists above the target load',
  },
  weak: {
    'src/api/ports.ts': 'marks the query client of an ended session, which has no field for it',
    'src/api/transport/envelope.ts': 'the message of an answer, whose data must stay as the contract says',
    'src/design/layout/focus.ts': 'the observer of an element ends with it',
    'src/design/theme/styled.ts': 'styles are serialized once for each sx object',
    'src/features/access/review/access-review.ts': 'counts once for each review, shared by all filters',
    'src/features/invitations/send-once.ts': 'what a failed invitation looks like in the list, by its error',
    'src/features/shared/mutations/bulk-calls.ts': 'the call that outlives a stopped run, by the signal of the run',
    'src/features/shared/mutations/mutation-cache.ts': 'the toast of an unconfirmed outcome, by its error',
    'src/i18n/intl.tsx': 'the formatter of a text by its syntax tree: react-intl would serialize it each time',
    'src/i18n/read-messages.ts': 'the placeholders of a text are collected once',
    'src/i18n/user-language.ts': 'an answer is applied once, and not at all if a later choice was made',
    'src/routes/-SessionArea.tsx': 'React needs the same promise on each render',
    'src/routes/-SignedInArea.tsx': 'a router is subscribed to once, however often the area mounts',
    'src/routes/-page-queries.ts': 'the queries in use end with their query client',
    'src/session/access-grants.ts': 'the failures before a grant was issued, by the grant that the transport sees',
  },
  flushSync: {
    'src/design/layout/use-printing.ts': 'the browser prints what is there when the event ends',
  },
  let: {
    'src/api/ports.ts': 'the ports of the one API client, set once at the start',
    'src/app/page-start-boot.ts': 'the app starts once, by paint or by timeout',
    'src/design/data/use-data-table.ts': 'one observer for all rows',
    'src/design/feedback/ToastCard.tsx': 'the focus before it moved to the toasts, which are one region',
    'src/design/layout/use-printing.ts': 'the page prints or does not',
    'src/design/theme/fonts.ts': 'the font waits for the next page',
    'src/design/theme/styled.ts': 'the style cache, created on first use',
    'src/features/access/review/use-access-review.ts': 'numbers the reads: each has a key of its own in the cache',
    'src/features/shared/exports/ExportButton.tsx': 'WebKit reads a file late: its address lives until the next one',
    'src/features/shared/forms/form-fields.ts': 'the page has one mouse button, and listens while there are forms',
    'src/i18n/language.ts': 'the last language asked for wins',
    'src/platform/early-fields.ts': 'fields of the pre-rendered page, noted before React starts',
    'src/platform/text.ts': 'the segmenter, created on first use',
    'src/telemetry/reporter.ts': 'where reports go, set when the configuration is loaded',
    'src/telemetry/vitals.ts': 'where the one report goes, also after the configuration changed',
  },
  unstable: {
    'src/design/theme/styled.ts': 'the styling layer is of Emotion and MUI System, without the runtime of `styled`',
  },
  subscription: {
    'src/design/layout/use-printing.ts': 'the browser’s print events',
    'src/design/layout/use-viewport.ts': 'the visual viewport',
    'src/features/diagnosis/DiagnosisScreen.tsx': 'the clock',
    'src/features/settings/SettingsScreen.tsx': 'the scroll position',
    'src/features/shared/Moment.tsx': 'the clock',
    'src/features/shared/connection.ts': 'the network of the browser',
    'src/features/shared/forms/form-fields.ts': 'the fields of a form, which are not state',
    'src/features/shared/user/user-storage.ts': 'a list of a user, read from the storage each time',
    'src/features/shared/forms/Form.tsx': 'React’s own way to differ after hydration',
    'src/features/shell/BannerSlot.tsx': 'the network of the browser',
    'src/routes/onboarding/-NextSteps.tsx': 'the stored tokens, as the session reports them',
    'src/routes/onboarding/register.tsx': 'traces of a session in the storage',
  },
  listeners: {
    'src/features/shared/user/user-storage.ts': 'a list of a user is in the storage, not in a store',
    'src/platform/listeners.ts': 'the function itself',
    'src/session/brand-selection.ts': 'the end of a brand is an event, not state',
    'src/session/session-core.ts': 'only the session tells its listeners by itself, before any store changes',
  },
}

const sources = new Map(sourcesUnder('src').map((file) => [file, readFileSync(file, 'utf8')]))

const usersOf = (mechanism: RegExp) =>
  [...sources].filter(([, text]) => text.search(mechanism) >= 0).map(([file]) => file)

describe('the ledger of mechanisms', () => {
  it.each(Object.entries(MECHANISMS))('has every file that uses "%s", with a reason, and no other', (name, pattern) => {
    // the keys of the table
    const reasons = REASONS[name as keyof typeof MECHANISMS]
    expect(usersOf(pattern).toSorted()).toEqual(Object.keys(reasons).toSorted())
  })
})
