import { useIntl, FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { MailIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { useInstallation } from '~/features/shared/installation'

type MoreRoomLinkProps = {
  user: User
  /** As wide as its card. */
  wide?: boolean
}

/** Above the largest plan there is only the support: a mail with the plan and how much of it is used. */
export function MoreRoomLink({ user, wide = false }: MoreRoomLinkProps) {
  const intl = useIntl()
  const { supportEmail } = useInstallation()
  if (!supportEmail) return null
  const company = user.company_info?.name ?? user.company_name ?? ''
  const plan = user.subscription_info?.current_plan?.name ?? ''
  const slots = user.company_info?.slots
  const usage = [
    { of: 'brands', used: slots?.brands_used, most: slots?.brands_limit },
    { of: 'users', used: slots?.users_used, most: slots?.users_limit },
  ] as const
  const figures = usage.flatMap(({ of, used, most }) =>
    // zero or less is no limit (K50)
    typeof used === 'number' && typeof most === 'number' && most > 0
      ? intl.formatMessage({ id: `data.limit.${of}.used` }, { used, most })
      : [],
  )
  const title = intl.formatMessage({ id: 'subscription.more.title' }, { company })
  const body = intl.formatMessage({ id: 'subscription.more.body' }, { company, plan, usage: figures.join(' ') })
  return (
    <Button
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
      variant="outlined"
      color="neutral"
      startIcon={<MailIcon />}
      {...(wide ? { fullWidth: true } : { size: 'small' })}
    >
      <FormattedMessage id="subscription.more" />
    </Button>
  )
}
