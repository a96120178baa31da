import { type MouseEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { severalLines, Truncated } from '~/design/data/Truncated'
import { Skeleton, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { BrandsIcon, ChevronsIcon, PlusIcon, RefreshIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { PopoverPanel } from '~/design/layers/layers'
import { Box, Column } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { touch } from '~/design/theme/tokens'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'

import type { BrandChoice } from './use-brand-choice'

const BrandPicker = lazyComponent(async () => {
  const [module] = await Promise.all([import('./BrandPicker'), loadNamespaces(language.get(), ['brandpages'])])
  return module.BrandPicker
})

/** A brand on one line, whether a button or not. */
const FACE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: '100%',
  minHeight: 'max(40px, 1.75rem)',
  px: 1,
  color: 'text.primary',
  [touch]: { minHeight: 'max(44px, 1.75rem)' },
} as const

/** A banner of the page may retry for all of it. */
const FAILED = { ...FACE, 'body:has(main [data-connection]) & button': { display: 'none' } } as const

const LOADING = (
  <Loading>
    <Box sx={FACE}>
      <Skeleton shape="box" width="1.5rem" height="1.5rem" />
      <Skeleton shape="line" width="8rem" />
    </Box>
  </Loading>
)

type FailedProps = Omit<Extract<BrandChoice, { status: 'failed' }>, 'status'>

/** The selection stays when the list fails (C206). */
function BrandSelectorFailed({ failure, retrying, onRetry }: FailedProps) {
  const intl = useIntl()
  const tryAgain = ({ currentTarget }: MouseEvent) => {
    // the loaded selector will replace this failure
    const selector = currentTarget.closest('[data-brand-selector]')?.parentElement
    passFocusOn(currentTarget, () => selector?.querySelector('button'))
    onRetry()
  }
  return (
    <Box data-brand-selector role="status" sx={FAILED}>
      <Box component="span" sx={TWO_LINES}>
        <Muted as="span" size="caption">
          <Truncated>{intl.formatMessage({ id: failure })}</Truncated>
        </Muted>
      </Box>
      <IconButton
        label={intl.formatMessage({ id: 'common.retry' })}
        color="error"
        aria-disabled={retrying}
        onClick={tryAgain}
      >
        <RefreshIcon />
      </IconButton>
    </Box>
  )
}

const TWO_LINES = { minWidth: 0, '& [data-truncated]': severalLines(2) } as const

/** Says what to do, or who can help. */
const NoBrand = ({ onCreate }: { onCreate: (() => void) | undefined }) => (
  <Column gap={1} p={2} align="flex-start">
    <Muted as="p" size="small">
      <FormattedMessage id={onCreate ? 'brands.selector.empty.admin' : 'brands.selector.empty.member'} />
    </Muted>
    {onCreate && (
      <Button size="small" variant="outlined" color="neutral" startIcon={<PlusIcon />} onClick={onCreate}>
        <FormattedMessage id="brands.selector.create" />
      </Button>
    )}
  </Column>
)

type BrandSelectorProps = {
  choice: BrandChoice
  /** For users whose permissions let them create a brand (brands.write). */
  onCreate: (() => void) | undefined
  /** The page shows that the list has failed, with a retry button. */
  silent?: boolean
}

/** Chooses the brand that the page shows. In the top bar of pages that follow the selected brand. */
export function BrandSelector({ choice, onCreate, silent = false }: BrandSelectorProps) {
  const intl = useIntl()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [announced, setAnnounced] = useState('')

  if (choice.status === 'loading') return LOADING
  if (choice.status === 'failed') return !silent && <BrandSelectorFailed {...choice} />

  const { brand, solo, choose } = choice.status === 'chosen' ? choice : NONE
  const none = intl.formatMessage({ id: choose ? 'brands.selector.choose' : 'brands.selector.none' })
  const name = brand?.name ?? none
  const face = (
    <>
      {brand ? <Avatar name={name} size={24} shape="square" /> : <BrandsIcon size={18} />}
      <Box component="span" sx={NAME}>
        <Truncated>{name}</Truncated>
      </Box>
    </>
  )

  // with one brand there is nothing to choose
  if (solo) return <Box sx={FACE}>{face}</Box>

  const label = choose ? intl.formatMessage({ id: 'brands.selector.open' }) : none
  const create =
    onCreate &&
    (() => {
      setAnchor(null)
      onCreate()
    })

  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...BrandPicker.preloadOnIntent}
        sx={{ ...FACE, ...TRIGGER }}
      >
        {face}
        {choose && <VisuallyHidden>{label}</VisuallyHidden>}
        <ChevronsIcon size={16} />
      </Box>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <PopoverPanel anchor={anchor} onClose={() => setAnchor(null)} label={label}>
        {choose ? (
          <BrandPicker
            fallback={PICKER_LOADING}
            selected={brand?.id ?? null}
            onCreate={create}
            onChoose={(chosen) => {
              choose(chosen)
              setAnnounced(intl.formatMessage({ id: 'brands.selector.changed' }, { name: chosen.name }))
              setAnchor(null)
            }}
          />
        ) : (
          <NoBrand onCreate={create} />
        )}
      </PopoverPanel>
    </>
  )
}

const NONE = { brand: null, solo: false, choose: undefined }

/** A longer name is cut. */
const NAME = { minWidth: 0, fontWeight: 550 } as const

const PICKER_LOADING = (
  <Column p={2}>
    <Loading>
      <SkeletonText lines={4} />
    </Loading>
  </Column>
)

const TRIGGER = {
  border: 0,
  borderRadius: 1,
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'action.hover' },
  '& > .icon': { color: 'text.secondary', flexShrink: 0 },
} as const
