import { useIntl } from 'react-intl'

import { useNarrowerThan } from '~/design/layout/use-viewport'

/** The placeholder of a search on a phone, where what is searched for would be cut. */
export function useShortSearch(): string | undefined {
  const intl = useIntl()
  return useNarrowerThan('sm') ? intl.formatMessage({ id: 'data.search' }) : undefined
}
