import { SkeletonList } from '~/design/feedback/Skeleton'
import { lazyComponent } from '~/design/hooks/lazy-component'
import type { AccessOfProps } from '~/features/access/BrandDetail'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'

const AccessOf = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('~/features/access/BrandDetail'),
    loadNamespaces(language.get(), ['access', 'lists', 'users']),
  ])
  return module.AccessOf
})

/** Changes the access of one user or brand. Its script is loaded when the user asks for it. */
export const LazyAccess = (props: AccessOfProps) => <AccessOf {...props} fallback={<SkeletonList />} />
