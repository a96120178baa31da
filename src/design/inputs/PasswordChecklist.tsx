import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { CheckCircleIcon, CircleIcon } from '~/design/icons/first-icons'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import { styled } from '~/design/theme/styled'

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
