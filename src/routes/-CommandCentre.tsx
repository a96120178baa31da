import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { toast } from '~/design/feedback/toasts'
import { PaletteButton } from '~/features/palette/PaletteButton'
import { pageSearchField, type Shortcut, useShortcutKeys, useTypedAhead } from '~/features/palette/shortcuts'
import { LOSS_TEXTS } from '~/features/shared/failures/ChunkErrorScreen'
import type { PageLink } from '~/features/shared/page-links'
import { navigationFor } from '~/features/shell/navigation'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { reloadPage, chunkErrorCause } from '~/platform/chunk-error'

/** Loaded on first use: the shell works without it. */
async function fetchLayers() {
  const [{ LoadedPalette }, { ShortcutsDialog }] = await Promise.all([
    import('./-LoadedPalette'),
    import('~/features/palette/ShortcutsDialog'),
    // of the actions too, whose outcomes are told on any page
    loadNamespaces(language.get(), ['palette', 'access', 'brandpages', 'brands', 'data', 'lists']),
  ])
  return { LoadedPalette, ShortcutsDialog }
}

/** Pages that may be those of a brand or a user. */
const VISITED = /^\/(?:brands\/\d|users\/?$)/

/** Visited brands and users stand among the last choices of the palette. */
async function rememberVisit(userId: number, href: string) {
  // a script that does not come is loaded with the palette
  const module = await import('~/features/palette/recent').catch(() => undefined)
  const visit = module?.visitOf(href)
  if (visit) module?.recent.add(userId, visit)
}

type Layers = Awaited<ReturnType<typeof fetchLayers>>

type CommandCentreProps = { user: User; onSignOut: () => void }

/** The palette, its button in the top bar, and the keys of the page (NFR-07). */
export function CommandCentre({ user, onSignOut }: CommandCentreProps) {
  const intl = useIntl()
  const router = useRouter()
  const [layers, setLayers] = useState<Layers>()
  const [open, setOpen] = useState<'palette' | 'help'>()
  const { areas, account } = navigationFor(user)
  const reached = [...areas, ...account].map(({ label, ...page }) => ({
    ...page,
    label: intl.formatMessage({ id: label }),
  }))
  const go = (link: PageLink) => void router.navigate(link)

  async function show(layer: 'palette' | 'help') {
    setOpen(layer)
    try {
      const fetched = await fetchLayers()
      setLayers(() => fetched)
    } catch (error) {
      close()
      const loss = await chunkErrorCause(error)
      if (loss !== 'gone' && loss !== 'none') {
        const { title } = LOSS_TEXTS[loss]
        return void toast({ severity: 'warning', title: intl.formatMessage({ id: title }) })
      }
      // a deployment removed the old scripts: the page offers to reload, once
      toast({
        severity: 'warning',
        title: intl.formatMessage({ id: 'frame.chunk.title' }),
        message: intl.formatMessage({ id: 'frame.chunk.body' }),
        action: { label: intl.formatMessage({ id: 'common.reload' }), onClick: reloadPage },
      })
    }
  }

  function follow(shortcut: Shortcut) {
    if (shortcut.kind === 'go') {
      const page = reached.find(({ key }) => key === shortcut.key)
      if (page) go(page.link)
      return
    }
    const field = shortcut.kind === 'filter' ? pageSearchField() : null
    if (field) field.focus()
    else void show(shortcut.kind === 'help' ? 'help' : 'palette')
  }

  const visited = useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      VISITED.test(resolvedLocation.pathname) ? resolvedLocation.href : '',
  })
  useEffect(() => {
    if (visited) void rememberVisit(user.id, visited)
  }, [user.id, visited])
  useShortcutKeys(follow)
  const ahead = useTypedAhead(open === 'palette' && !layers, close)
  function close() {
    setOpen(undefined)
    ahead.forget()
  }

  return (
    <>
      <PaletteButton onOpen={() => void show('palette')} onNear={() => void fetchLayers().catch(() => {})} />
      {layers && (
        <>
          <layers.LoadedPalette
            user={user}
            pages={reached}
            open={open === 'palette'}
            typedAhead={ahead.typed}
            onClose={close}
            onGo={go}
            showShortcuts={() => setOpen('help')}
            signOut={onSignOut}
          />
          <layers.ShortcutsDialog open={open === 'help'} pages={reached} onClose={close} />
        </>
      )}
    </>
  )
}
