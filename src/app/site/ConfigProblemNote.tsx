import { FormattedMessage } from 'react-intl'

import { styled } from '~/design/theme/styled'
import { EmailLink } from '~/features/shared/EmailLink'
import type { ServedFile } from '~/features/shared/installation'
import { useSpokenLanguage } from '~/i18n/language'

import { type ConfigProblem, findConfigProblem } from './config-problem'

type ConfigProblemNoteProps = {
  file: ServedFile
  /** As it was stored by an earlier visit. */
  supportEmail?: string | undefined
}

/** What is wrong with `config.json`, for those who can repair it, in the user's language. */
export function ConfigProblemNote({ file, supportEmail }: ConfigProblemNoteProps) {
  const problem = findConfigProblem(file)
  return (
    <div lang={useSpokenLanguage()}>
      <p>
        <Problem problem={problem} />
      </p>
      {problem.kind === 'syntax' && problem.line && (
        <p>
          <Line translate="no">{problem.line}</Line>
        </p>
      )}
      <p>
        {supportEmail ? (
          <FormattedMessage
            id="site.config.tell"
            values={{ email: <EmailLink key="email" address={supportEmail} /> }}
          />
        ) : (
          <FormattedMessage id="site.config.tellSite" />
        )}
      </p>
    </div>
  )
}

function Problem({ problem }: { problem: ConfigProblem }) {
  switch (problem.kind) {
    case 'unreached':
      return <FormattedMessage id="site.config.unreached" />
    case 'status':
      return <FormattedMessage id="site.config.status" values={{ status: String(problem.status) }} />
    case 'syntax':
      return <FormattedMessage id="site.config.syntax" values={placeValues(problem.place)} />
    case 'address':
      return problem.place ? (
        <FormattedMessage id="site.config.address" values={placeValues(problem.place)} />
      ) : (
        <FormattedMessage id="site.config.noAddress" />
      )
  }
}

const placeValues = ({ line, column }: { line: number; column: number }) => ({
  line: String(line),
  column: String(column),
})

const Line = styled('code')(({ theme }) => ({
  padding: '2px 6px',
  borderRadius: 4,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.subtle,
}))
