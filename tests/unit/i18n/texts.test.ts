import { describe, expect, it } from 'vitest'

import { readSource, staleMessages } from '../../../scripts/messages.ts'
import { ODD_SPACE } from '../../../scripts/translations/faults.ts'
import { LOCALES, type Locale } from '../../../src/i18n/locales'
import { NAMESPACES } from '../../../src/i18n/namespaces.gen'
import { ALL_TEXTS, OTHERS, placeholders } from './sources'

const FRENCH = ALL_TEXTS.fr

/** Texts that are the same in French and another language. Add new ones deliberately. */
const SAME_AS_FRENCH: Record<string, readonly string[]> = {
  en: [
    'access.tile.mode',
    'plans.enterprise',
    'plans.feature.crm',
    'brands.active',
    'brands.inactive',
    'common.pageTitle',
    'common.toast.region',
    'invitations.label.message',
    'invitations.list.actions',
    'invitations.export.file',
    'invitations.list.table',
    'navigation.pages',
    'navigation.invitations',
    'frame.key.control',
    'frame.user.version',
    'navigation.footer.cookies',
    'navigation.footer.support',
    'pages.title',
    'figures.activity.count',
    'figures.csv.active',
    'palette.group.actions',
    'settings.diagnosis.session',
    'settings.diagnosis.version',
  ],
  es: ['frame.key.control', 'plans.enterprise', 'plans.feature.crm', 'common.pageTitle', 'navigation.footer.cookies'],
  de: [
    'plans.enterprise',
    'plans.feature.crm',
    'common.pageTitle',
    'frame.user.version',
    'navigation.footer.cookies',
    'navigation.footer.support',
    'navigation.subscription',
    'pages.address',
    'settings.diagnosis.version',
    'users.profile',
  ],
  it: [
    'frame.key.control',
    'plans.enterprise',
    'plans.feature.crm',
    'common.pageTitle',
    'forms.strength.strong',
    'access.review.csv.email',
  ],
}

/** Texts that are the same in English and another language. */
const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  es: [
    'frame.key.control',
    'plans.enterprise',
    'plans.feature.crm',
    'lists.no',
    'navigation.footer.cookies',
    'palette.key.escape',
  ],
  de: [
    'access.review.csv.name',
    'access.review.csv.state',
    'access.review.person',
    'brandpages.admin',
    'brandpages.filter.admin',
    'brandpages.filter.state',
    'brandpages.site',
    'brandpages.state',
    'plans.enterprise',
    'plans.feature.crm',
    'common.optional',
    'common.role.administrator',
    'figures.csv.admin',
    'dashboard.title',
    'palette.key.escape',
    'users.state',
    'users.filter.state',
    'invitations.list.status',
    'invitations.list.status.filter',
    'navigation.dashboard',
    'navigation.footer.cookies',
    'navigation.footer.support',
    'navigation.theme.system',
    'frame.user.version',
    'settings.diagnosis.session.state',
    'settings.diagnosis.version',
  ],
  it: [
    'plans.feature.whiteLabel',
    'frame.key.control',
    'plans.enterprise',
    'plans.feature.crm',
    'lists.no',
    'figures.people.brand',
    'dashboard.title',
    'palette.key.escape',
    'forms.label.brand',
    'forms.label.password',
    'invitations.accept.brand',
    'invitations.dialog.brand.other',
    'navigation.dashboard',
    'navigation.footer.privacy',
    'settings.diagnosis.session.user',
  ],
}

/** Ids whose text equals that of another language. */
const sameAs = (other: Locale, locale: Locale) =>
  [...ALL_TEXTS[locale]]
    .filter(([id, text]) => text === ALL_TEXTS[other].get(id) && /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, '')))
    .map(([id]) => id)

const files = LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => ({ locale, namespace })))

describe('the texts', () => {
  it.each(files)(
    'form for $locale and $namespace a flat map of ids that begin with the namespace (LAN-02)',
    ({ locale, namespace }) => {
      const source = readSource(locale, namespace)
      const texts: unknown = JSON.parse(source)
      const written = [...source.matchAll(/(?:^|[{,])\s*"([^"]+)":/gm)].map(([, id]) => id)
      expect(written).toEqual([...new Set(written)])
      expect(Object.keys(Object(texts))).toEqual(written)
      for (const [id, text] of Object.entries(Object(texts))) {
        expect(id).toMatch(new RegExp(`^${namespace}(\\.[a-zA-Z0-9_]+)+$`))
        expect({ id, text }).toEqual({ id, text: expect.stringMatching(/\S/) })
      }
    },
  )

  it.each(OTHERS)('%s has exactly the texts of French (LAN-36)', (locale) => {
    expect([...ALL_TEXTS[locale].keys()].toSorted()).toEqual([...FRENCH.keys()].toSorted())
  })

  it.each(OTHERS)('%s has the placeholders of French (LAN-30)', (locale) => {
    for (const [id, text] of ALL_TEXTS[locale])
      expect({ id, ...placeholders(text) }).toEqual({ id, ...placeholders(FRENCH.get(id) ?? '') })
  })

  it.each(OTHERS)('%s is translated: only known texts equal the French ones (LAN-36)', (locale) => {
    const strays = sameAs('fr', locale).filter((id) => !SAME_AS_FRENCH[locale]?.includes(id))
    expect(strays, 'translate them, or add them to SAME_AS_FRENCH').toEqual([])
  })

  it.each(OTHERS.filter((locale) => locale !== 'en'))(
    'no text of %s is English, except the known ones (LAN-36)',
    (locale) => {
      const strays = sameAs('en', locale).filter((id) => !SAME_AS_ENGLISH[locale]?.includes(id))
      expect(strays, 'translate them, or add them to SAME_AS_ENGLISH').toEqual([])
    },
  )

  it.each(LOCALES)('%s has no invisible, double, leading or trailing space', (locale) => {
    const odd = [...ALL_TEXTS[locale]].filter(([, text]) => ODD_SPACE.test(text))
    expect(odd).toEqual([])
  })

  it('the generated files match the French texts, and no file is ignored', () => {
    expect(staleMessages()).toEqual([])
  })
})
