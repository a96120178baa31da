import { useId, type ReactNode } from 'react'

import { styled } from '~/design/theme/styled'
import { chosenMark, radius, touch } from '~/design/theme/tokens'

type SegmentedControlProps<Value extends string> = {
  /** Name of the group. */
  label: string
  /** Shows the label; otherwise it is for screen readers only. */
  labelShown?: boolean
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

const Label = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginBottom: 6,
  color: theme.vars.palette.text.secondary,
}))

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 3,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.subtle,
}))

const Segment = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 6,
  minHeight: 32,
  padding: '0 4px',
  borderRadius: radius.control - 2,
  border: '1px solid transparent',
  cursor: 'pointer',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  [touch]: { minHeight: 44 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    fontWeight: 550,
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.paper,
    ...chosenMark,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

const Radio = styled('input')({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })

/** Two to four visible choices that apply at once. Radio buttons for keyboard and screen readers. */
export function SegmentedControl<Value extends string>({
  label,
  labelShown = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  const group = (
    <Root role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          <span>{option.label}</span>
        </Segment>
      ))}
    </Root>
  )
  if (!labelShown) return group
  return (
    <div>
      <Label aria-hidden>{label}</Label>
      {group}
    </div>
  )
}
