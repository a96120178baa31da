import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Facts as FactsList } from '~/design/data/Facts'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Column, Row } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { WayBack } from '~/features/shared/failures/WayBack'
import { APP_VERSION } from '~/features/shared/installation'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import { SectionCard } from '~/features/shared/Section'
import { roleLabel } from '~/features/shared/user/user-texts'
import { ABSENT } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'
import { type Health, PROBES, runSelfTest, type SelfTest } from '~/i18n/self-test'

type Fact = readonly [label: PlainMessageId, value: ReactNode]

/** Rows whose labels are message ids. */
const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <FactsList look="lines" facts={rows.map(([id, value]) => ({ id, name: <FormattedMessage id={id} />, value }))} />
)

const TONES = { healthy: 'success', partial: 'warning', down: 'error' } as const satisfies Record<Health, string>

type ProbesCardProps = {
  /** The last result; undefined before the first. */
  result: SelfTest | undefined
  running: boolean
  onRun: () => void
}

/** The connectivity self-test and its three probes. */
function ProbesCard({ result, running, onRun }: ProbesCardProps) {
  return (
    <SectionCard
      title={<FormattedMessage id="settings.diagnosis.probes" />}
      action={
        <SubmitButton
          type="button"
          size="small"
          variant="outlined"
          color="neutral"
          busy={running}
          busyLabel={<FormattedMessage id="settings.diagnosis.probes.running" />}
          onClick={onRun}
        >
          <FormattedMessage id="settings.diagnosis.probes.run" />
        </SubmitButton>
      }
      description={
        <output>
          {result && (
            <StatusBadge tone={TONES[result.health]}>
              <FormattedMessage id={`settings.diagnosis.health.${result.health}`} />
            </StatusBadge>
          )}
        </output>
      }
    >
      <Facts
        rows={PROBES.map((probe) => [
          `settings.diagnosis.probe.${probe}`,
          <Verdict key={probe} works={result?.probes[probe]} />,
        ])}
      />
    </SectionCard>
  )
}

function Verdict({ works }: { works: boolean | undefined }) {
  if (works === undefined) return <span>{ABSENT}</span>
  return (
    <StatusBadge tone={works ? 'success' : 'error'}>
      <FormattedMessage id={works ? 'settings.diagnosis.probe.works' : 'settings.diagnosis.probe.fails'} />
    </StatusBadge>
  )
}

type SessionReport = {
  open: boolean
  /** The user, if known; the role once the server has sent it. */
  user?: { name: string; userType: string } | undefined
  /** Milliseconds left, 0 when expired. Undefined without a session. */
  times?: { accessMs: number; refreshMs: number; idleMs: number } | undefined
}

/** Times of the session; never a token. */
function SessionCard({ open, user, times }: SessionReport) {
  const intl = useIntl()
  const rows: [PlainMessageId, ReactNode][] = [
    ['settings.diagnosis.access', <Left key="access" ms={times?.accessMs} />],
    ['settings.diagnosis.refresh', <Left key="refresh" ms={times?.refreshMs} />],
    ['settings.diagnosis.idle', <Left key="idle" ms={times?.idleMs} />],
  ]
  return (
    <SectionCard title={<FormattedMessage id="settings.diagnosis.session" />}>
      <Facts
        rows={[
          [
            'settings.diagnosis.session.state',
            <StatusBadge key="state" tone={open ? 'success' : 'neutral'}>
              <FormattedMessage id={open ? 'settings.diagnosis.session.open' : 'settings.diagnosis.session.closed'} />
            </StatusBadge>,
          ],
          ...(user
            ? ([
                ['settings.diagnosis.session.user', user.name],
                [
                  'settings.diagnosis.session.role',
                  roleLabel(intl, user.userType) || <FormattedMessage key="unknown" id="settings.diagnosis.unknown" />,
                ],
              ] as const)
            : []),
          ...rows,
        ]}
      />
    </SectionCard>
  )
}

function Left({ ms }: { ms: number | undefined }) {
  const formats = useFormats()
  if (ms === undefined) return <FormattedMessage id="settings.diagnosis.absent" />
  if (ms <= 0) return <FormattedMessage id="settings.diagnosis.expired" />
  const when = formats.relative(new Date(ms), new Date(0))
  return <FormattedMessage id="settings.diagnosis.expiresIn" values={{ when }} />
}

type DiagnosisScreenProps = { session: SessionReport; test: ProbesCardProps }

/** The data that support asks for first (decision 27). This page gets no token. */
export function DiagnosisScreen({ session, test }: DiagnosisScreenProps) {
  return (
    <PublicLayout read>
      <PageTitle>
        <FormattedMessage id="settings.diagnosis.title" />
      </PageTitle>
      <Muted as="p" mt={0.5}>
        <FormattedMessage id="settings.diagnosis.intro" />
      </Muted>
      <Column gap={2} mt={3} mb={3}>
        <SessionCard {...session} />
        <ProbesCard {...test} />
      </Column>
      <Row gap={2} align="center" justify="space-between" wrap>
        {session.open ? (
          <WayBack signedIn variant="outlined" />
        ) : (
          <ButtonLink to="/auth/login" search={{ redirect: '/test/auth' }} variant="outlined" color="neutral">
            <FormattedMessage id="settings.diagnosis.signIn" />
          </ButtonLink>
        )}
        <Muted as="p" size="small">
          <FormattedMessage id="settings.diagnosis.version" values={{ version: APP_VERSION }} />
        </Muted>
      </Row>
    </PublicLayout>
  )
}

const SECOND = 1000

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, SECOND)
  return () => clearInterval(timer)
}

/** Re-renders every second. @returns the current second */
export const useSeconds = (): number => useSyncExternalStore(everySecond, () => Math.floor(Date.now() / SECOND))

/**
 * Runs the test on mount and on request.
 *
 * @param ready resolves when the probes may be sent
 */
export function useSelfTest(ready: () => Promise<unknown>) {
  const makeReady = useEffectEvent(ready)
  const [result, setResult] = useState<SelfTest>()
  const [turn, setTurn] = useState(1)
  const [done, setDone] = useState(0)

  useEffect(() => {
    let current = true
    const run = async () => {
      await makeReady()
      const found = await runSelfTest()
      if (!current) return
      setResult(found)
      setDone(turn)
    }
    void run()
    return () => {
      current = false
    }
  }, [turn])

  return { result, running: done < turn, onRun: () => setTurn(turn + 1) }
}
