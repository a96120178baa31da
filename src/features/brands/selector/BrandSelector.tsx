import { type MouseEvent, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { ChevronsIcon, PlusIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { PopoverPanel } from '~/design/layers/PopoverPanel'
import { Tooltip } from '~/design/layers/Tooltip'
import { Box, Column, Grow } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/pass-focus'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { useCompact } from '~/features/shared/compact-sidebar'
import { SlotFailure } from '~/features/shared/failures/SlotFailure'
import { loadOnce } from '~/platform/async'

import { BrandFace, FACE_ROW, FaceRow } from './BrandFace'
import type { BrandChoice } from './use-brand-choice'

const picker = loadOnce(async () => (await import('./BrandPicker')).BrandPicker)
const BrandPicker = lazyComponent(picker)
/** The user is about to open the list. */
const preloadPicker = () => void picker.preload()

export function BrandSelectorLoading() {
  const compact = useCompact()
  return (
    <Loading>
      <FaceRow>
        <Box
          sx={{ flex: 'none', width: '2rem', height: '2rem', borderRadius: 1, backgroundColor: 'background.subtle' }}
        />
        {!compact && (
          <Grow>
            <SkeletonText lines={2} />
          </Grow>
        )}
      </FaceRow>
    </Loading>
  )
}

type FailedProps = Omit<Extract<BrandChoice, { status: 'failed' }>, 'status'> & {
  company: string
  /** The page shows the error. Not visible below the sheet that holds the navigation in a narrow window. */
  told: boolean
}

/** The selection stays when the list fails (C206). */
function BrandSelectorFailed({ failure, retrying, onRetry, company, told }: FailedProps) {
  const intl = useIntl()
  const besidePage = !useNarrowerThan('md')
  if (told && besidePage)
    return (
      <FaceRow>
        <BrandFace none name={company || intl.formatMessage({ id: 'brands.selector.choose' })} company={company} />
      </FaceRow>
    )
  const tryAgain = ({ currentTarget }: MouseEvent) => {
    // the loaded selector will replace this failure
    const place = currentTarget.closest('[data-brand-selector]')?.parentElement
    passFocusOn(currentTarget, () => place?.querySelector('button'))
    onRetry()
  }
  return (
    <Box data-brand-selector>
      <SlotFailure
        role="status"
        failure={intl.formatMessage({ id: failure })}
        retry={intl.formatMessage({ id: 'common.retry' })}
        retrying={retrying}
        onRetry={tryAgain}
      />
    </Box>
  )
}

type EmptyProps = { company: string; onCreate: (() => void) | undefined }

/** Says what to do, or who can help. */
function BrandSelectorEmpty({ company, onCreate }: EmptyProps) {
  const compact = useCompact()
  const intl = useIntl()
  return (
    <>
      <FaceRow>
        <BrandFace none name={intl.formatMessage({ id: 'brands.selector.none' })} company={company} />
      </FaceRow>
      {!compact && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, px: '6px', pb: 0.5 }}>
          <Muted as="p" size="small">
            <FormattedMessage id={onCreate ? 'brands.selector.empty.admin' : 'brands.selector.empty.member'} />
          </Muted>
          {onCreate && (
            <Button size="small" variant="outlined" color="neutral" startIcon={<PlusIcon />} onClick={onCreate}>
              <FormattedMessage id="brands.selector.create" />
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

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

/** Chooses the brand that all pages show. */
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
          onPointerEnter={preloadPicker}
          onFocus={preloadPicker}
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
          fallback={PICKER_LOADING}
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

const PICKER_LOADING = (
  <Column p={2}>
    <Loading>
      <SkeletonText lines={4} />
    </Loading>
  </Column>
)

const TRIGGER = {
  border: 0,
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'action.hover' },
  '& > .icon': { color: 'text.secondary', flexShrink: 0 },
} as const
