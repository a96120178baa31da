import { Children, type ComponentProps } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { LockIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Card } from '~/design/layout/Card'
import { Spaced, Stack } from '~/design/layout/Flex'
import { IconLine } from '~/design/layout/IconLine'
import { failureInCard, renderingFailure, SectionBoundary } from '~/features/shared/queries/SectionBoundary'
import type { PlainMessageId } from '~/i18n/messages'

/** An EmptyState for cards, which have their own heading and padding. */
export const EmptySection = (props: Omit<ComponentProps<typeof EmptyState>, 'level'>) => (
  <Spaced mt={-2} mb={-2}>
    <EmptyState {...props} level={3} />
  </Spaced>
)

export type SectionCardProps = ComponentProps<typeof Card>

/** A card with an error boundary: an error in its content leaves title and page in place (C135). */
export function SectionCard(props: SectionCardProps) {
  const { title, level = 2 } = props
  return (
    <SectionBoundary
      renderFailure={(onRetry, error) => (
        // the title itself may have failed to render
        <ErrorBoundary fallback={failureInCard(onRetry)}>
          <Card title={title} level={level}>
            {renderingFailure(onRetry, error)}
          </Card>
        </ErrorBoundary>
      )}
    >
      <Card {...props} />
    </SectionBoundary>
  )
}

/**
 * The sections of a page, one below the other. Each child has its own error boundary, so an error in one leaves the
 * others in place.
 */
export const Sections = ({ children, ...stack }: ComponentProps<typeof Stack>) => (
  <Stack spacing={3} useFlexGap {...stack}>
    {Children.map(children, (part) => part && <SectionBoundary renderFailure={failureInCard}>{part}</SectionBoundary>)}
  </Stack>
)

/** Says what this role has no access to, and who can grant it. */
export const Reserved = ({ reason }: { reason: PlainMessageId }) => (
  <IconLine icon={<LockIcon size={18} />} muted>
    <FormattedMessage id={reason} />
  </IconLine>
)

type EditToggleProps = { editing: boolean; onToggle: () => void }

/** Switches a section from what it shows to the controls that change it, and back. */
export const EditToggle = ({ editing, onToggle }: EditToggleProps) => (
  <Button size="small" variant="outlined" color="neutral" onClick={onToggle}>
    <FormattedMessage id={editing ? 'data.edit.done' : 'data.edit.here'} />
  </Button>
)
