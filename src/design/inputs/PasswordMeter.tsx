import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { CheckCircleIcon, CircleIcon } from '~/design/icons/first-icons'
import { VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { filledMark, hiddenEdge, radius } from '~/design/theme/tokens'

type PasswordMeterProps = {
  label: string
  value: number
  max: number
  /** The level in words. Colour and length only repeat it. */
  word: string
  tone: 'success' | 'warning' | 'error'
}

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginBottom: 6,
}))

const Word = styled('span')(({ theme }) => ({
  fontWeight: 600,
  '&[data-tone="success"]': { color: theme.vars.palette.success.main },
  '&[data-tone="warning"]': { color: theme.vars.palette.warning.main },
  '&[data-tone="error"]': { color: theme.vars.palette.error.main },
}))

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  height: 6,
  '&[data-tone="success"]': { color: theme.vars.palette.success.main },
  '&[data-tone="warning"]': { color: theme.vars.palette.warning.bar },
  '&[data-tone="error"]': { color: theme.vars.palette.error.main },
}))

const Part = styled('div')(({ theme }) => ({
  flex: 1,
  overflow: 'hidden',
  borderRadius: radius.badge,
  backgroundColor: theme.vars.palette.background.subtle,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  ...hiddenEdge,
}))

const Fill = styled('div')({ height: '100%', borderRadius: 'inherit', backgroundColor: 'currentColor', ...filledMark })

/** The strength of a password. The caller provides the scale. */
export function PasswordMeter({ label, value, max, word, tone }: PasswordMeterProps) {
  const id = useId()
  // steps for a short scale, a bar for a long one
  const parts = max <= 5 ? max : 1
  return (
    <div>
      {/* announced together with its name: the level alone would be unclear */}
      <Head aria-live="polite" aria-atomic>
        <span id={id}>{label}</span>
        <Word data-tone={tone}>{word}</Word>
      </Head>
      <Track
        data-tone={tone}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={word}
      >
        {Array.from({ length: parts }, (_, part) => {
          const filled = Math.min(1, Math.max(0, (value * parts) / max - part))
          return (
            <Part key={part}>
              <Fill style={{ width: `${filled * 100}%` }} />
            </Part>
          )
        })}
      </Track>
    </div>
  )
}

type PasswordChecklistProps = {
  /** For the password field's `aria-describedby`. */
  id?: string
  title: string
  criteria: readonly { id: string; label: string; met: boolean }[]
}

const Title = styled('div')(({ theme }) => ({ ...theme.typography.body2, marginBottom: 6 }))
const List = styled('ul')({
  display: 'grid',
  // two columns at most
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(11rem, 34%), 100%), 1fr))',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // an odd last item takes the whole row
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
})
const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  '& > .icon': { marginTop: 1 },
  '&[data-met="true"]': { color: theme.vars.palette.text.primary },
  '&[data-met="true"] > .icon': { color: theme.vars.palette.success.main },
}))

/** The criteria of a password, ticked as they are met. */
export function PasswordChecklist({ id: listId, title, criteria }: PasswordChecklistProps) {
  const id = useId()
  return (
    <div id={listId}>
      <Title id={id}>{title}</Title>
      <List aria-labelledby={id}>
        {criteria.map(({ id: criterion, label, met }) => (
          <Item key={criterion} data-met={met}>
            {met ? <CheckCircleIcon size={16} /> : <CircleIcon size={16} />}
            <span>
              <span>{label}</span>
              <VisuallyHidden>
                {' – '}
                <FormattedMessage id={met ? 'forms.criteria.met' : 'forms.criteria.unmet'} />
              </VisuallyHidden>
            </span>
          </Item>
        ))}
      </List>
    </div>
  )
}
