import { FormattedMessage } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { SectionCard } from '~/features/shared/SectionCard'
import { ABSENT } from '~/i18n/format-day'
import { PROBES, type Health, type SelfTest } from '~/i18n/self-test'

import { Facts } from './Facts'

const TONES = { healthy: 'success', partial: 'warning', down: 'error' } as const satisfies Record<Health, string>

export type ProbesCardProps = {
  /** The last result; undefined before the first. */
  result: SelfTest | undefined
  running: boolean
  onRun: () => void
}

/** The connectivity self-test and its three probes. */
export function ProbesCard({ result, running, onRun }: ProbesCardProps) {
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
