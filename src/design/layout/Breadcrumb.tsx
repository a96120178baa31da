import { Children, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { ChevronRightIcon } from '~/design/icons/icons'
import { styled } from '~/design/theme/styled'
import { TextElement } from '~/i18n/intl'

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
}))
const Step = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[aria-current]': { flex: '1 1 8rem' },
})

/** Children are links; the last one is the current page. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const steps = Children.toArray(children)
  return (
    <nav aria-label={intl.formatMessage({ id: 'frame.breadcrumb' })}>
      <List>
        {steps.map((step, index) => {
          const last = index === steps.length - 1
          return (
            <Step key={index} {...(last && { 'aria-current': 'page' })}>
              <TextElement>{step}</TextElement>
              {!last && <ChevronRightIcon size={14} />}
            </Step>
          )
        })}
      </List>
    </nav>
  )
}
