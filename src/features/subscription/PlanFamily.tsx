import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { Spaced, Typography } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/Page'
import { usePrinting } from '~/design/layout/use-printing'

import type { PlanFamily as Family } from './plans'

/** Least width for three cards beside each other, as on a tablet. Two would leave the third alone. */
const LEAST_WIDTH = 672

type PlanFamilyProps = {
  family: Family
  /** Its cards are shown on demand, and printed. */
  folded: boolean
  /** One of its plans is what the user asks for: unfolds it. */
  wanted: boolean
  children: ReactNode
}

/** The cards of one family below its title. */
export function PlanFamily({ family, folded, wanted, children }: PlanFamilyProps) {
  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState(false)
  if (wanted !== before) {
    setBefore(wanted)
    if (wanted) setOpen(true)
  }
  const printing = usePrinting()
  const shown = !folded || open || printing
  const id = `plans-${family}`
  return (
    <section aria-labelledby={shown ? id : `${id}-show`}>
      {folded && (
        <OnScreen>
          <Spaced mb={shown ? 2 : 0}>
            <Button
              id={`${id}-show`}
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
        {shown && (
          <>
            <Spaced mb={2}>
              <Typography id={id} variant="h2">
                <FormattedMessage id={`plans.family.${family}`} />
              </Typography>
            </Spaced>
            <Columns count={3} gap={2} align="stretch" leastWidth={LEAST_WIDTH}>
              {children}
            </Columns>
          </>
        )}
      </div>
    </section>
  )
}
