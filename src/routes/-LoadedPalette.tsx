import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { toast } from '~/design/feedback/toasts'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { useThemeMode } from '~/design/theme/theme-mode'
import type { AccessChange } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'
import { useToggleBrand } from '~/features/brands/set-active'
import type { PaletteActions } from '~/features/palette/commands'
import { Palette } from '~/features/palette/Palette'
import { useWantedExport } from '~/features/shared/exports/ExportButton'
import { useLanguageSetting } from '~/features/shared/LanguageChoice'
import { useLanguage } from '~/i18n/language'
import { type Locale, LOCALE_INFO } from '~/i18n/locales'

type LoadedPaletteProps = Omit<ComponentProps<typeof Palette>, 'actions'> &
  Pick<PaletteActions, 'showShortcuts' | 'signOut'>

/** The palette with what it does to brands, access, and the settings of the user. Each toast can undo it. */
export function LoadedPalette({ showShortcuts, signOut, ...props }: LoadedPaletteProps) {
  const { user, onGo } = props
  const intl = useIntl()
  const router = useRouter()
  const locale = useLanguage()
  const language = useLanguageSetting(user.id)
  const { choice: theme, setChoice } = useThemeMode()
  const { run } = useAccessMutations(user.id)
  const { toggle } = useToggleBrand()

  // in the language of the moment: it tells that the language was changed
  const tell = useStableCallback((text: (now: IntlShape) => string, undo?: () => void) =>
    toast({
      severity: 'success',
      title: text(intl),
      ...(undo && { action: { label: intl.formatMessage({ id: 'data.undo' }), onClick: undo } }),
    }),
  )

  async function setLanguage(next: Locale, undo?: () => void) {
    if (!(await language.choose(next))) return
    tell((now) => now.formatMessage({ id: 'palette.action.language' }, { language: LOCALE_INFO[next].native }), undo)
  }

  const change = (kind: 'assign' | 'admin', members: AccessChange['people'], brands: AccessChange['brands']) =>
    void run({ kind, by: 'brand', people: members, brands, administered: [] })

  const actions: PaletteActions = {
    showShortcuts,
    signOut,
    setLanguage: (next) => void setLanguage(next, () => void setLanguage(locale)),
    setTheme(next) {
      setChoice(next)
      const id = `navigation.theme.${next}` as const
      tell(
        (now) => now.formatMessage({ id: 'palette.action.theme' }, { theme: now.formatMessage({ id }) }),
        () => setChoice(theme),
      )
    },
    giveAccess: (member, brand) => change('assign', [member], [brand]),
    nameAdmin: (member, brand) => change('admin', [member], [brand]),
    toggleBrand: toggle,
    exportList(to) {
      useWantedExport.setState({ page: to })
      if (router.state.location.pathname !== to) onGo({ to })
    },
  }
  return <Palette {...props} actions={actions} />
}
