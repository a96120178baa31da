import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { WarningIcon } from '~/design/icons/first-icons'
import { CheckIcon } from '~/design/icons/icons'
import { chosenMark } from '~/design/theme/forced-colours'
import { styled } from '~/design/theme/styled'

import { VisuallyHidden } from './Text'

type StepState = 'done' | 'current' | 'todo' | 'error'

type StepperProps = { label: string; steps: readonly { id: string; label: ReactNode; state: StepState }[] }

const Root = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Step = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  '&[aria-current="step"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[data-state="error"]': { color: theme.vars.palette.error.main },
  '&:not(:last-of-type)::after': {
    content: '""',
    width: 32,
    marginLeft: 4,
    borderTop: `1px solid ${theme.vars.palette.control}`,
  },
}))

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flexShrink: 0,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.control}`,
  '[data-state="done"] > &': {
    color: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.main,
    backgroundColor: theme.vars.palette.success.soft,
  },
  '[data-state="current"] > &': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    ...chosenMark,
  },
  '[data-state="error"] > &': { borderColor: theme.vars.palette.error.main },
}))

const spoken = {
  done: 'common.step.done',
  current: 'common.step.current',
  error: 'common.step.error',
} as const

/** Shows the current step. Not a navigation. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <Root aria-label={label}>
      {steps.map(({ id, label: text, state }, index) => (
        <Step key={id} data-state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
          <Mark aria-hidden>
            {state === 'done' ? <CheckIcon size={14} /> : state === 'error' ? <WarningIcon size={14} /> : index + 1}
          </Mark>
          <span>
            <span>{text}</span>
            {state !== 'todo' && (
              <VisuallyHidden>
                {' – '}
                <FormattedMessage id={spoken[state]} />
              </VisuallyHidden>
            )}
          </span>
        </Step>
      ))}
    </Root>
  )
}
