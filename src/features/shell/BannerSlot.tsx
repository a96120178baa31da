import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import type { Severity } from '~/design/feedback/Alert'
import { Banner } from '~/design/feedback/Banner'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/Page'
import { useIsHere } from '~/features/shared/AppLink'
import type { Connection } from '~/features/shared/connection'
import { useRetryOfAll } from '~/features/shared/failures/error-toasts'
import { useInstallation } from '~/features/shared/installation'
import { ShellLink, ProviderLink, useWayToProvider } from '~/features/shared/links'
import { LateSentence } from '~/features/shared/plan/Billing'
import {
  hasPlanToChoose,
  largerPlanFor,
  nearLimits,
  PLANS_PAGE,
  endsSoon,
  isEnding,
  type TrialState,
  useAccessEnd,
} from '~/features/shared/plan/plan-limits'
import { useFormats } from '~/i18n/formats'
import { canManageSubscription, seesCompanyState } from '~/permissions/permissions'

import { bannerFor, isDismissible, isNearLimit, type BannerKind } from './banner-priority'

type BannerSlotProps = {
  /** Undefined until known. */
  user: User | undefined
  trial: TrialState
  connection: Connection
  newVersion: boolean
  onReload: () => void
}

const SEVERITY: Record<BannerKind, Severity> = {
  offline: 'warning',
  'past-due': 'error',
  trial: 'warning',
  limit: 'warning',
  cancelled: 'warning',
  'new-version': 'info',
}

const Announcement = lazyComponent(async () => (await import('./AnnouncementBanner')).AnnouncementBanner)

/**
 * Shows the most urgent account-wide message. What the provider announces stands below a critical one, and instead of
 * any other.
 */
export function BannerSlot({ user, trial, ...frame }: BannerSlotProps) {
  const { connection, newVersion, onReload } = frame
  const intl = useIntl()
  const online = useSyncExternalStore(connection.subscribe, connection.isOnline)
  const [dismissed, setDismissed] = useState<readonly BannerKind[]>([])
  const manager = canManageSubscription(user)
  const reachable = useWayToProvider() !== undefined
  const concerned = seesCompanyState(user)
  const activating = trial.kind === 'activating'
  const { announcement } = useInstallation()
  const retryAll = useRetryOfAll()
  const facts = {
    offline: !online || retryAll !== undefined,
    billingStatus: concerned ? user?.subscription_info?.billing_status : undefined,
    trialEnding: concerned && (activating || isEnding(trial)),
    nearLimit: concerned && isNearLimit(user?.company_info?.slots),
    newVersion,
  }
  const kind = bannerFor(facts, dismissed)
  const besidePlans = useIsHere(PLANS_PAGE)
  const limits = nearLimits(user?.company_info?.slots)
  const largerPlan = largerPlanFor(user)
  // another plan does not reactivate this one: the plans are offered only when nobody can be reached for it
  const reactivates = manager && user && (reachable || !hasPlanToChoose(user))

  const content: Record<BannerKind, { sentence: ReactNode; action?: ReactNode }> = {
    offline: {
      sentence: <FormattedMessage id={online ? 'frame.banner.unanswered' : 'frame.banner.offline'} />,
      action: retryAll && (
        <Button size="small" variant="outlined" color="neutral" onClick={retryAll}>
          <FormattedMessage id="common.retry" />
        </Button>
      ),
    },
    'past-due': {
      sentence: <LateSentence manager={manager} />,
      // beside plans, of which none is filled meanwhile
      action: manager && user && <ProviderLink user={user} about="pay" primary={besidePlans} />,
    },
    trial: {
      sentence: (
        <>
          <TrialSentence trial={trial} /> {!manager && !activating && <FormattedMessage id="data.limit.ask" />}
        </>
      ),
      action: manager && !activating && <ShellLink to={PLANS_PAGE} label="frame.trial.choosePlan" />,
    },
    limit: {
      sentence: (
        <>
          <strong>
            <FormattedMessage id="frame.banner.limit" />
          </strong>{' '}
          {limits.map(({ of, used, limit }) => (
            <Fragment key={of}>
              <FormattedMessage id={`frame.banner.limit.${of}`} values={{ used, limit }} />{' '}
            </Fragment>
          ))}
          {manager && largerPlan.highest && (
            <span data-highest>
              <FormattedMessage id="data.limit.highest" />
            </span>
          )}
        </>
      ),
      action: manager && <ShellLink {...largerPlan} />,
    },
    cancelled: {
      sentence: (
        <>
          <CancelledSentence user={user} /> {/* the page of the plans says it itself */}
          {manager && !reachable && !besidePlans && <FormattedMessage id="subscription.plan.cancelled.provider" />}
        </>
      ),
      action: reactivates ? (
        <ProviderLink user={user} about="reactivate" />
      ) : (
        manager && <ShellLink to={PLANS_PAGE} label="navigation.upgrade" />
      ),
    },
    'new-version': {
      sentence: <FormattedMessage id="frame.banner.newVersion" />,
      action: (
        <Button size="small" variant="outlined" color="neutral" onClick={onReload}>
          <FormattedMessage id="common.reload" />
        </Button>
      ),
    },
  }

  const banner = kind && (
    <div data-kind={kind} data-connection={retryAll && true}>
      <Banner
        key={kind === 'trial' ? trial.kind : kind}
        severity={kind === 'trial' && activating ? 'info' : SEVERITY[kind]}
        action={content[kind].action}
        onDismiss={isDismissible(kind) ? () => setDismissed((kinds) => [...kinds, kind]) : undefined}
      >
        {content[kind].sentence}
      </Banner>
    </div>
  )
  const critical = kind && !isDismissible(kind)

  return (
    <OnScreen as="section" sx={SLOT} aria-label={intl.formatMessage({ id: 'frame.banner.region' })}>
      {(critical || !announcement) && banner}
      {announcement && (
        <Announcement content={announcement} fallback={!critical && banner}>
          {!critical && banner}
        </Announcement>
      )}
    </OnScreen>
  )
}

const HIDDEN = { display: 'none' } as const

/** Hidden where the page itself says it, as a whole or in part. */
const SLOT = {
  'body:has(main [data-late]) & [data-kind="past-due"]': HIDDEN,
  'body:has(main [data-trial]) & [data-kind="trial"]': HIDDEN,
  'body:has(main [data-limit]) & [data-kind="limit"]': HIDDEN,
  'body:has(main [data-highest]:not([data-kind] *)) & [data-kind="limit"] :is(a, [data-highest])': HIDDEN,
  'body:has(main [data-cancelled]) & [data-kind="cancelled"]': HIDDEN,
} as const

/** Until when the subscription runs, if the server says so, and what follows (SUB-04). */
function CancelledSentence({ user }: { user: User | undefined }) {
  const end = useAccessEnd(user?.subscription_info)
  const date = <OnOneLine key="date">{end}</OnOneLine>
  return (
    <>
      {end ? (
        <FormattedMessage id="frame.banner.cancelledUntil" values={{ date }} />
      ) : (
        <FormattedMessage id="frame.banner.cancelled" />
      )}{' '}
      <FormattedMessage id="subscription.plan.cancelled" />
    </>
  )
}

/** Days left, or 'ends today at 23:00', with the end date if known. */
function TrialSentence({ trial }: { trial: TrialState }) {
  const formats = useFormats()
  if (trial.kind === 'none') return null
  if (trial.kind === 'expired') return <FormattedMessage id="frame.banner.trialEnded" />
  if (trial.kind === 'activating') return <FormattedMessage id="subscription.activating.body" />
  return (
    <>
      {trial.kind === 'days-left' ? (
        <FormattedMessage id="frame.banner.trialDaysLeft" values={{ days: trial.days }} />
      ) : (
        <FormattedMessage id="frame.banner.trialEndsSoon" values={endsSoon(trial.kind, trial.endsAt, formats)} />
      )}
      {trial.endsAt && (
        <>
          {' '}
          <FormattedMessage
            id="frame.banner.trialUntil"
            values={{ date: <OnOneLine key="date">{formats.date(trial.endsAt)}</OnOneLine> }}
          />
        </>
      )}
    </>
  )
}

/** However narrow the screen. */
const OnOneLine = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
)
