import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { toast } from '~/design/feedback/toasts'
import { useThemeMode } from '~/design/theme/theme-mode'
import { adminChangeOf } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'
import { useConfirmedChange } from '~/features/access/use-confirmed-change'
import { useToggleBrand } from '~/features/brands/set-active'
import type { PaletteActions } from '~/features/palette/commands'
import { Palette } from '~/features/palette/Palette'
import { useWantedExport } from '~/features/shared/exports/ExportButton'
import { useLanguageSetting } from '~/features/shared/LanguageChoice'
import { undoAction } from '~/features/shared/mutations/mutation-cache'
import { useLanguage } from '~/i18n/language'
import { type Locale, LOCALE_INFO } from '~/i18n/locales'
import { isId } from '~/platform/storage'

type LoadedPaletteProps = Omit<ComponentProps<typeof Palette>, 'actions' | 'page'> &
  Pick<PaletteActions, 'showShortcuts' | 'signOut'>

/**
 * The palette with what it does to brands, access, and the settings of the user. Each toast can undo it; who replaces an administrator
 * is asked first (ACC-25).
 */
export function LoadedPalette({ showShortcuts, signOut, ...props }: LoadedPaletteProps) {
  const { user, onGo } = props
  const intl = useIntl()
  const router = useRouter()
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1) })
  const brandId = shown && 'brandId' in shown.params ? Number(shown.params.brandId) : undefined
  const page = { actions: shown?.staticData.actions ?? [], brandId: isId(brandId) ? brandId : undefined }
  const locale = useLanguage()
  const language = useLanguageSetting(user.id)
  const { choice: theme, setChoice } = useThemeMode()
  const { run } = useAccessMutations()
  const { toggle } = useToggleBrand()

  const tell = (title: string, undo?: () => void) =>
    toast({
      severity: 'success',
      title,
      ...(undo && undoAction(intl, undo)),
    })

  // told once the interface is in that language
  const [chosen, setChosen] = useState<{ language: Locale; undo?: () => void }>()
  const tellLanguage = useEffectEvent(({ language, undo }: NonNullable<typeof chosen>) =>
    tell(intl.formatMessage({ id: 'palette.action.language' }, { language: LOCALE_INFO[language].native }), undo),
  )
  const announced = useRef<typeof chosen>(undefined)
  useEffect(() => {
    if (chosen?.language !== intl.locale || announced.current === chosen) return
    announced.current = chosen
    tellLanguage(chosen)
  }, [chosen, intl.locale])

  async function setLanguage(next: Locale, undo?: () => void) {
    if (await language.choose(next)) setChosen({ language: next, ...(undo && { undo }) })
  }

  const { confirmation, request } = useConfirmedChange(run)

  const actions: PaletteActions = {
    showShortcuts,
    signOut,
    setLanguage: (next) => void setLanguage(next, () => void setLanguage(locale)),
    setTheme(next) {
      setChoice(next)
      const name = intl.formatMessage({ id: `navigation.theme.${next}` })
      tell(intl.formatMessage({ id: 'palette.action.theme' }, { theme: name }), () => setChoice(theme))
    },
    giveAccess: (member, brand) => void request({ kind: 'assign', by: 'brand', brand, users: [member] }),
    chooseAdmin: (member, brand) => void request(adminChangeOf(member, [brand], 'brand')),
    toggleBrand: toggle,
    exportList(list) {
      useWantedExport.setState({ list, at: Date.now() })
      const to = `/${list}` as const
      if (router.state.location.pathname !== to) onGo({ to })
    },
  }
  return (
    <>
      <Palette {...props} page={page} actions={actions} />
      {confirmation}
    </>
  )
}
