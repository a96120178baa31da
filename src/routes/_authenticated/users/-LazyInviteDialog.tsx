import type { ComponentProps } from 'react'

import { lazyPart } from '~/design/hooks/lazy-part'
import { useEverOpen } from '~/design/layers/Dialog'
import type { InviteDialog } from '~/features/invitations/InviteDialog'
import { loadOnce } from '~/platform/async'

const script = loadOnce(async () => (await import('~/features/invitations/InviteDialog')).InviteDialog)
const Part = lazyPart(script)

/** The user is about to open the dialog. A script that fails is requested again when the dialog opens. */
export const preloadInviteDialog = () => void script.load().catch(() => {})

/** The dialog, with its form library, is loaded when it is first opened or about to be. */
export function LazyInviteDialog(props: ComponentProps<typeof InviteDialog>) {
  return useEverOpen(props.open) && <Part {...props} />
}
