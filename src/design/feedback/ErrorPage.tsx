import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { PageTitle } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'

const Part = styled('span')({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' })

const BETWEEN = ' · '

/** The sentence with the reference of a failure. Its parts do not break: a time can be read out and copied. */
export function Reference({ children }: { children: string }) {
  const parts = children.split(BETWEEN)
  return (
    <span data-reference translate="no">
      {parts.map((part, index) => (
        <Fragment key={part}>
          <Part>{index < parts.length - 1 ? `${part} ·` : part}</Part>{' '}
        </Fragment>
      ))}
    </span>
  )
}

type ErrorPageProps = {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  /** What to do next: retry, back to the dashboard. */
  actions?: ReactNode
  reference?: string | undefined
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 'min(70dvh, 560px)',
  padding: '48px 24px',
  textAlign: 'center',
})

const Sign = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  marginBottom: 8,
  fontSize: '1.75rem',
  borderRadius: '50%',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.subtle,
}))

const Text = styled('div')(({ theme }) => ({
  maxWidth: 480,
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}))
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 16,
  // on a phone, buttons of any length end at the same place
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', width: '100%', maxWidth: '20rem' },
}))
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}))

/** A whole page that failed, is missing or is forbidden. */
export function ErrorPage({ icon, title, children, actions, reference }: ErrorPageProps) {
  const intl = useIntl()
  return (
    <Root>
      <Sign>{icon}</Sign>
      <PageTitle>{title}</PageTitle>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
      {reference && (
        <Line>
          <Reference>{intl.formatMessage({ id: 'common.reference' }, { reference })}</Reference>
        </Line>
      )}
    </Root>
  )
}
