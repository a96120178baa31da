import { createLink } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Name } from '~/design/data/Facts'
import { ExternalIcon, MailIcon } from '~/design/icons/first-icons'
import { ArrowLeftIcon } from '~/design/icons/icons'
import { Button, type ButtonProps } from '~/design/inputs/Button'
import { Link, type LinkProps } from '~/design/layout/Link'
import { VisuallyHidden } from '~/design/layout/Text'
import { companyName } from '~/features/shared/user/user-texts'
import { TextElement } from '~/i18n/intl'
import type { PlainMessageId } from '~/i18n/messages'
import { onShown } from '~/platform/listeners'
import { isLoopback } from '~/platform/web-address'
import { emitWindowEvent } from '~/telemetry/events'

import { ButtonLink, useIsHere } from './AppLink'
import { useInstallation } from './installation'
import type { LargerPlan } from './plan/plan-limits'

/**
 * The only check for provider URLs that leave this app (decision 16).
 * @param hosts allowed hosts, with or without port; any host when omitted
 * @returns the URL, or undefined when it must not be opened
 */
export function safeCheckoutUrl(raw: unknown, hosts?: readonly string[]): string | undefined {
  if (typeof raw !== 'string' || /[\\\s\p{Cc}]/u.test(raw) || !URL.canParse(raw)) return undefined
  const { href, protocol, hostname, host, username, password } = new URL(raw)
  const secure = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  if (!secure || username !== '' || password !== '') return undefined
  const allowed = hosts?.map((name) => name.toLowerCase())
  if (allowed && !allowed.includes(host) && !allowed.includes(hostname)) return undefined
  return href
}

/**
 * Leaves the app for a payment page. The only function that does.
 * @returns false when the URL must not be opened
 */
export function leaveForCheckout(raw: unknown, hosts?: readonly string[]): boolean {
  const href = safeCheckoutUrl(raw, hosts)
  if (href === undefined) return false
  globalThis.location.assign(href)
  return true
}

/** URL of the provider's billing pages; undefined when not configured or not allowed. */
export const useBillingPortal = (): string | undefined => safeCheckoutUrl(useInstallation().billingPortalUrl)

type ExternalButtonProps = Pick<ButtonProps, 'size' | 'fullWidth' | 'onClick'> & {
  href: string
  primary?: boolean
  children: ReactNode
}

/** Opens an external page in a new tab without opener, and says so. */
export function ExternalButton({ href, primary = false, children, ...look }: ExternalButtonProps) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={primary ? 'contained' : 'outlined'}
      color={primary ? 'primary' : 'neutral'}
      endIcon={<ExternalIcon />}
      {...look}
    >
      <TextElement>{children}</TextElement>
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="common.newTab" />
      </VisuallyHidden>
    </Button>
  )
}

/** Opens the billing portal. What was done there is read when the user comes back. */
export function PortalButton(props: ExternalButtonProps) {
  const [opened, setOpened] = useState(false)
  useEffect(
    () => (opened ? onShown(() => emitWindowEvent('user:changed', { reason: 'billing_portal' })) : undefined),
    [opened],
  )
  return <ExternalButton {...props} onClick={() => setOpened(true)} />
}

type ShellLinkProps = { to: LargerPlan['to']; label: PlainMessageId }

/** A link of the shell to the plans or the subscription. Not shown on that page itself. */
export function ShellLink({ to, label }: ShellLinkProps) {
  const isHere = useIsHere(to)
  if (isHere) return null
  return (
    // outlined: the page below has the one filled button
    <ButtonLink to={to} size="small" variant="outlined" color="neutral">
      <FormattedMessage id={label} />
    </ButtonLink>
  )
}

/** What the provider is asked to do. */
const ABOUT = {
  pay: {
    label: 'subscription.plan.pastDue.action',
    mail: 'subscription.plan.pastDue.write',
    title: 'subscription.plan.mail.subject',
    body: 'subscription.plan.mail.body',
  },
  reactivate: {
    label: 'subscription.plan.reactivate',
    mail: 'subscription.plan.reactivate.write',
    title: 'subscription.plan.mail.reactivate',
    body: 'subscription.plan.mail.reactivateBody',
  },
} as const

/** Where the installation settles a subscription: at its portal, else by its support. */
export function useWayToProvider(): 'portal' | 'support' | undefined {
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  if (portal) return 'portal'
  return supportEmail ? 'support' : undefined
}

type ProviderLinkProps = {
  user: Pick<User, 'company_info' | 'company_name' | 'subscription_info'>
  about: keyof typeof ABOUT
  /** In a card: as wide as it. */
  wide?: boolean
  /** Small by default, for a banner. */
  size?: 'small' | 'medium'
  /** The filled button of its page. */
  primary?: boolean
}

/** A link to the billing portal, else a mail to the support. Never to the plans. */
export function ProviderLink({ user, about, wide = false, size, primary = false }: ProviderLinkProps) {
  const intl = useIntl()
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  if (portal)
    return (
      <PortalButton href={portal} primary={primary} {...lookOf(wide, size)}>
        <FormattedMessage id={ABOUT[about].label} />
      </PortalButton>
    )
  if (!supportEmail) return null
  const company = companyName(user)
  const plan = user.subscription_info?.current_plan?.name ?? ''
  const title = intl.formatMessage({ id: ABOUT[about].title }, { company })
  const body = intl.formatMessage({ id: ABOUT[about].body }, { company, plan })
  return (
    <MailButton mail={{ to: supportEmail, title, body }} primary={primary} wide={wide} size={size}>
      <FormattedMessage id={ABOUT[about].mail} />
    </MailButton>
  )
}

type MailButtonProps = Pick<ProviderLinkProps, 'wide' | 'primary'> & {
  size?: ProviderLinkProps['size']
  mail: { to: string; title: string; body: string }
  children: ReactNode
}

/** Opens a message to the support that is written already. */
const MailButton = ({ mail: { to, title, body }, primary = false, wide = false, size, children }: MailButtonProps) => (
  <Button
    href={`mailto:${to}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
    variant={primary ? 'contained' : 'outlined'}
    color={primary ? 'primary' : 'neutral'}
    startIcon={<MailIcon />}
    {...lookOf(wide, size)}
  >
    {children}
  </Button>
)

const lookOf = (wide: boolean, size: ProviderLinkProps['size'] = 'small') => (wide ? { fullWidth: true } : { size })

/** The support's address, on every page about payments; nothing if the installation has none. */
export function SupportContact() {
  const { supportEmail } = useInstallation()
  if (!supportEmail) return null
  return (
    <div>
      <Link href={`mailto:${supportEmail}`}>
        <FormattedMessage id="common.contactSupport" /> <Name>({supportEmail})</Name>
      </Link>
    </div>
  )
}

/** Above the largest plan there is only the support: a mail with the plan and how much of it is used. */
export function MoreRoomLink({ user, wide = false }: Pick<ProviderLinkProps, 'user' | 'wide'>) {
  const intl = useIntl()
  const { supportEmail } = useInstallation()
  if (!supportEmail) return null
  const company = companyName(user)
  const plan = user.subscription_info?.current_plan?.name ?? ''
  const slots = user.company_info?.slots
  const usage = [
    { of: 'brands', used: slots?.brands_used, most: slots?.brands_limit },
    { of: 'users', used: slots?.users_used, most: slots?.users_limit },
  ] as const
  const figures = usage.flatMap(({ of, used, most }) =>
    // zero or less is no limit
    typeof used === 'number' && typeof most === 'number' && most > 0
      ? intl.formatMessage({ id: `data.limit.${of}.used` }, { used, most })
      : [],
  )
  const title = intl.formatMessage({ id: 'subscription.more.title' }, { company })
  const body = intl.formatMessage({ id: 'subscription.more.body' }, { company, plan, usage: figures.join(' ') })
  return (
    <MailButton mail={{ to: supportEmail, title, body }} wide={wide}>
      <FormattedMessage id="subscription.more" />
    </MailButton>
  )
}

/** Stands above a page title and leads to the parent page. */
export const BackLink = createLink(({ children, ...props }: LinkProps) => (
  <Link {...props} sx={LOOK}>
    <ArrowLeftIcon size={16} />
    <TextElement>{children}</TextElement>
  </Link>
))

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
  '@media print': { display: 'none' },
} as const
