import { lazyComponent } from '~/design/hooks/lazy-component'
import type { Grant } from '~/features/invitations/PostponedCard'
import { usePostponed } from '~/features/shared/invitation/invitations'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'

const Card = lazyComponent(async () => {
  const [{ PostponedCard }, { GiveAccess }] = await Promise.all([
    import('~/features/invitations/PostponedCard'),
    import('~/features/access/GiveAccess'),
    loadNamespaces(language.get(), ['access', 'invitations']),
  ])
  return ({ userId }: { userId: number }) => (
    <PostponedCard userId={userId} renderGrant={(grant: Grant) => <GiveAccess by="brand" {...grant} />} />
  )
})

/** Access that waits for invited users. Its script is loaded only if there is any. */
export const LazyPostponed = ({ userId }: { userId: number }) =>
  usePostponed(userId).length > 0 && <Card userId={userId} />
