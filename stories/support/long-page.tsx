import { Typography } from '~/design/layout/Flex'
import { Page } from '~/design/layout/Page'

const long = Array.from({ length: 30 }, (_, line) => `Ligne ${line + 1} d’une longue page.`)

/** A page higher than any window. */
export const longPage = (title: string) => (
  <Page title={title}>
    {long.map((line) => (
      <Typography key={line} sx={{ py: 1 }}>
        {line}
      </Typography>
    ))}
  </Page>
)
