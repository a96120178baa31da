import type { ComponentProps } from 'react'

import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useEverOpen } from '~/design/layers/layers'
import type { InviteDialog } from '~/features/invitations/InviteDialog'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'

type InviteProps = Omit<ComponentProps<typeof InviteDialog>, 'renderGrant'>

const Dialog = lazyDialog(async () => {
  const [{ InviteDialog }, { GiveAccess }] = await Promise.all([
    import('~/features/invitations/InviteDialog'),
    import('~/features/access/GiveAccess'),
    loadNamespaces(language.get(), ['access', 'invitations', 'sheet']),
  ])
  return (props: InviteProps) => (
    <InviteDialog
      {...props}
      renderGrant={({ users, ...grant }) => {
        const [user, ...others] = users
        const whom = user && others.length === 0 ? { by: 'user' as const, user } : { by: 'brand' as const, users }
        return <GiveAccess {...grant} {...whom} />
      }}
    />
  )
})

/** For the button that opens the dialog. */
export const preloadInviteOnIntent = Dialog.preloadOnIntent

/** The dialog, with its form library, is loaded when it is first opened or about to be. */
export function LazyInviteDialog(props: InviteProps) {
  return useEverOpen(props.open) && <Dialog {...props} />
}
