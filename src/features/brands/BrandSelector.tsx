import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { ChevronsIcon } from '~/design/icons/icons'
import { Tooltip } from '~/design/layers/mui'
import { PopoverPanel } from '~/design/layers/PopoverPanel'
import { Box, Column } from '~/design/layout/Flex'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { useCompact } from '~/features/shared/compact-sidebar'

import { BrandFace, FACE_ROW, FaceRow } from './BrandFace'
import { BrandPicker } from './BrandPicker'
import { BrandSelectorEmpty, BrandSelectorFailed, BrandSelectorLoading } from './BrandSelectorStates'
import type { BrandChoice } from './use-brand-choice'

type BrandSelectorProps = {
  choice: BrandChoice
  /** Shown below the name of the brand. */
  company: string
  /** For users whose permissions let them create a brand (brands.write). */
  onCreate: (() => void) | undefined
  /** Says what the choice affects. */
  note?: ReactNode
  /** The page shows that the list has failed, with a retry button. */
  told?: boolean
}

/** Chooses the brand that all pages show (SEL-01). */
export function BrandSelector({ choice, company, onCreate, note, told = false }: BrandSelectorProps) {
  const compact = useCompact()
  const intl = useIntl()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [announced, setAnnounced] = useState('')

  if (choice.status === 'loading') return <BrandSelectorLoading />
  if (choice.status === 'failed') return <BrandSelectorFailed {...choice} {...{ company, told }} />
  if (choice.status === 'empty') return <BrandSelectorEmpty {...{ company, onCreate }} />

  const open = intl.formatMessage({ id: 'brands.selector.open' })
  const name = choice.brand?.name ?? intl.formatMessage({ id: 'brands.selector.choose' })
  const face = <BrandFace name={name} company={company} />

  // with one brand there is nothing to choose
  if (choice.solo) return <FaceRow>{face}</FaceRow>

  return (
    <>
      <Tooltip title={compact ? name : ''} placement="right">
        <Box
          component="button"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ ...FACE_ROW, ...TRIGGER }}
        >
          {face}
          <VisuallyHidden>{open}</VisuallyHidden>
          {!compact && <ChevronsIcon size={16} />}
        </Box>
      </Tooltip>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <PopoverPanel anchor={anchor} onClose={() => setAnchor(null)} label={open}>
        {note && (
          <Column p={1.5}>
            <Muted as="p" size="caption">
              {note}
            </Muted>
          </Column>
        )}
        <BrandPicker
          selected={choice.brand?.id ?? null}
          onCreate={
            onCreate &&
            (() => {
              setAnchor(null)
              onCreate()
            })
          }
          onChoose={(brand) => {
            choice.choose(brand)
            setAnnounced(intl.formatMessage({ id: 'brands.selector.changed' }, { name: brand.name }))
            setAnchor(null)
          }}
        />
      </PopoverPanel>
    </>
  )
}

const TRIGGER = {
  border: 0,
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'action.hover' },
  '& > .icon': { color: 'text.secondary', flexShrink: 0 },
} as const
