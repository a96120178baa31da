import { FormattedMessage } from 'react-intl'

import { EmailLink } from '~/design/data/Facts'
import { styled } from '~/design/theme/styled'
import type { ServedFile } from '~/features/shared/installation'
import { useSpokenLanguage } from '~/i18n/language'
import { isObject } from '~/platform/json'
import { type TextPosition, scanJson } from '~/platform/json-positions'

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
      return <FormattedMessage id="site.config.syntax" values={positionValues(problem.position)} />
    case 'address':
      return problem.position ? (
        <FormattedMessage id="site.config.address" values={positionValues(problem.position)} />
      ) : (
        <FormattedMessage id="site.config.noAddress" />
      )
  }
}

const positionValues = ({ line, column }: { line: number; column: number }) => ({
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

/**
 * Why the app cannot use a `config.json`. `unreached`: no answer, or the server failed. `status`: the server does not
 * have it. `syntax`: it is not JSON. `address`: `apiBaseUrl` is missing (without a place) or unusable.
 */
export type ConfigProblem =
  | { kind: 'unreached' }
  | { kind: 'status'; status: number }
  | { kind: 'syntax'; position: TextPosition; line: string }
  | { kind: 'address'; position?: TextPosition }

const LONGEST_LINE = 80

/** The line of a place, from its beginning, cut around the place when it is long. */
function lineAt(text: string, { line, column }: TextPosition): string {
  const whole = text.split(/\r\n|[\r\n]/)[line - 1] ?? ''
  const start = Math.max(0, column - LONGEST_LINE / 2)
  return whole.slice(start, start + LONGEST_LINE).trim()
}

export function findConfigProblem({ status = 0, text = '' }: ServedFile): ConfigProblem {
  if (status === 0 || status >= 500) return { kind: 'unreached' }
  if (status >= 300) return { kind: 'status', status }
  const { keys, mistake } = scanJson(text)
  if (mistake) {
    const position = { line: mistake.line, column: mistake.column }
    return { kind: 'syntax', position, line: lineAt(text, position) }
  }
  if (!isObject(JSON.parse(text)))
    return { kind: 'syntax', position: { line: 1, column: 1 }, line: lineAt(text, { line: 1, column: 1 }) }
  const key = keys.findLast(({ path }) => path === 'apiBaseUrl')
  return { kind: 'address', ...(key && { position: { line: key.line, column: key.column } }) }
}
