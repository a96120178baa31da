import { SkeletonList } from '~/design/feedback/Skeleton'
import { lazyComponent } from '~/design/hooks/lazy-component'
import type { Grant } from '~/features/invitations/PostponedCard'
import { usePostponed } from '~/features/shared/invitation/invitations'
import type { ChooseAdmin } from '~/features/shared/user/company-users'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'

const BrandsWithoutAdmin = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('~/features/brands/BrandsWithoutAdmin'),
    loadNamespaces(language.get(), ['brandpages', 'lists']),
  ])
  return module.BrandsWithoutAdmin
})

/** The brands that nobody administers. Its script is loaded when the user asks for them. */
export const LazyBrandsWithoutAdmin = ({ onChooseAdmin }: { onChooseAdmin: ChooseAdmin }) => (
  <BrandsWithoutAdmin onChooseAdmin={onChooseAdmin} fallback={<SkeletonList rows={3} />} />
)

const PostponedCard = lazyComponent(async () => {
  const [{ PostponedCard: Card }, { GiveAccess }] = await Promise.all([
    import('~/features/invitations/PostponedCard'),
    import('~/features/access/GiveAccess'),
    loadNamespaces(language.get(), ['access', 'invitations']),
  ])
  return ({ userId }: { userId: number }) => (
    <Card userId={userId} renderGrant={(grant: Grant) => <GiveAccess by="brand" {...grant} />} />
  )
})

/** Access that waits for invited users. Its script is loaded only if there is any. */
export const LazyPostponed = ({ userId }: { userId: number }) =>
  usePostponed(userId).length > 0 && <PostponedCard userId={userId} />
