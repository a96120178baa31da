import { SkeletonList } from '~/design/feedback/Skeleton'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useDialogTarget } from '~/design/layers/layers'
import type { AccessOfProps } from '~/features/access/BrandDetail'
import type { AdminTarget, ChooseAdmin } from '~/features/shared/user/company-users'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { managesCompany, type Rights } from '~/permissions/permissions'

const AdminPicker = lazyDialog(async () => {
  const [module] = await Promise.all([
    import('~/features/access/AdminPicker'),
    loadNamespaces(language.get(), ['access', 'lists', 'users']),
  ])
  return module.AdminPicker
})

/** The choice of an administrator, for users who manage the company. Its code and texts are loaded when it first opens. */
export function useAdminPicker(user: Rights) {
  const target = useDialogTarget<AdminTarget>()
  const open: ChooseAdmin = useStableCallback(target.open)
  return {
    chooseAdmin: managesCompany(user) ? open : undefined,
    picker: target.target && <AdminPicker target={target.target} open={target.isOpen} onClose={target.close} />,
  }
}

const AccessOf = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('~/features/access/BrandDetail'),
    loadNamespaces(language.get(), ['access', 'lists', 'users']),
  ])
  return module.AccessOf
})

/** Changes the access of one user or brand. Its script is loaded when the user asks for it. */
export const LazyAccess = (props: AccessOfProps) => <AccessOf {...props} fallback={<SkeletonList />} />
