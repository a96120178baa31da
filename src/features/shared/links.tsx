import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { ExternalIcon } from '~/design/icons/first-icons'
import { ArrowLeftIcon, MailIcon } from '~/design/icons/icons'
import { Button, type ButtonProps } from '~/design/inputs/Button'
import { Link, type LinkProps } from '~/design/layout/Link'
import { VisuallyHidden } from '~/design/layout/Text'
import { TextElement } from '~/i18n/intl'
import type { PlainMessageId } from '~/i18n/messages'
import { httpAddress } from '~/platform/http-address'
import { readableHost } from '~/platform/readable-host'
import { shortened } from '~/platform/text'

import { ButtonLink, useIsHere } from './AppLink'
import { useInstallation } from './installation'
import { useBillingPortal } from './plan/Billing'
import type { LargerPlan } from './plan/plans'

type ExternalButtonProps = Pick<ButtonProps, 'size' | 'fullWidth'> & {
  href: string
  primary?: boolean
  children: ReactNode
}

/** Opens an external page in a new tab without opener, and says so (SUB-07). */
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

type FrameLinkProps = { to: LargerPlan['to']; label: PlainMessageId }

/** A link of the shell to the plans or the subscription. Not shown on that page itself. */
export function FrameLink({ to, label }: FrameLinkProps) {
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
    subject: 'subscription.plan.mail.subject',
    body: 'subscription.plan.mail.body',
  },
  reactivate: {
    label: 'subscription.plan.reactivate',
    mail: 'subscription.plan.reactivate.write',
    subject: 'subscription.plan.mail.reactivate',
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
  user: User
  about: keyof typeof ABOUT
  /** In a card: as wide as it. By default small, for a banner. */
  wide?: boolean
  /** The filled button of its page. */
  primary?: boolean
}

/** A link to the billing portal, else a mail to the support. Never to the plans. */
export function ProviderLink({ user, about, wide = false, primary = false }: ProviderLinkProps) {
  const intl = useIntl()
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  const look = wide ? ({ fullWidth: true } as const) : ({ size: 'small' } as const)
  if (portal)
    return (
      <ExternalButton href={portal} primary={primary} {...look}>
        <FormattedMessage id={ABOUT[about].label} />
      </ExternalButton>
    )
  if (!supportEmail) return null
  const company = user.company_info?.name ?? user.company_name ?? ''
  const plan = user.subscription_info?.current_plan?.name ?? ''
  const subject = intl.formatMessage({ id: ABOUT[about].subject }, { company })
  const body = intl.formatMessage({ id: ABOUT[about].body }, { company, plan })
  return (
    <Button
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      variant={primary ? 'contained' : 'outlined'}
      color={primary ? 'primary' : 'neutral'}
      startIcon={<MailIcon />}
      {...look}
    >
      <FormattedMessage id={ABOUT[about].mail} />
    </Button>
  )
}

/** Only a web address becomes a link: the field may contain anything. */
export const webLink = (url: string | null | undefined): string | undefined =>
  url && httpAddress(url.trim()) ? url.trim() : undefined

/** Longer ones take seconds to lay out. */
const LONGEST = 1000

/** An address as a text, in its own letters: it is read whole, and cut only where it is shown. */
export const shownAddress = (url: string): string => readableHost(shortened(url, LONGEST))

/** The host without 'www.': how people say an address. */
export const hostOf = (url: string): string => shownAddress(new URL(url).host.replace(/^www\./, ''))

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
