import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { Spaced, Typography } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/OnScreen'
import { usePrinting } from '~/design/layout/use-printing'
import { WidthContainer } from '~/design/layout/width-container'

import type { PlanFamily as Family } from './plans'

/** Least widths for three cards beside each other, and for two. */
const WIDTHS = { leastWidth: 752, leastWidthForTwo: 576 }

type PlanFamilyProps = {
  family: Family
  /** Its cards are shown on demand, and printed. */
  folded: boolean
  children: ReactNode
}

/** The cards of one family below its title. */
export function PlanFamily({ family, folded, children }: PlanFamilyProps) {
  const [open, setOpen] = useState(false)
  const printing = usePrinting()
  const id = `plans-${family}`
  return (
    <section aria-labelledby={id}>
      <Spaced mb={2}>
        <Typography id={id} variant="h2">
          <FormattedMessage id={`plans.family.${family}`} />
        </Typography>
      </Spaced>
      {folded && (
        <OnScreen>
          <Spaced mb={open ? 2 : 0}>
            <Button
              variant="outlined"
              color="neutral"
              aria-expanded={open}
              aria-controls={`${id}-cards`}
              onClick={() => setOpen(!open)}
            >
              <FormattedMessage id={`plans.family.${family}.${open ? 'hide' : 'show'}`} />
            </Button>
          </Spaced>
        </OnScreen>
      )}
      <div id={`${id}-cards`}>
        {(!folded || open || printing) && (
          <WidthContainer>
            <Columns count={3} gap={2} align="stretch" {...WIDTHS}>
              {children}
            </Columns>
          </WidthContainer>
        )}
      </div>
    </section>
  )
}
