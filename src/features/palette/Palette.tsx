import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Kbd } from '~/design/data/Kbd'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { LinkButton } from '~/design/inputs/Button'
import { SearchListbox } from '~/design/inputs/SearchListbox'
import { CommandLayer } from '~/design/layers/CommandLayer'
import { Box, Column, Grow } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { touch } from '~/design/theme/tokens'
import { useShortSearch } from '~/features/shared/lists/use-list-filters'
import type { PageLink } from '~/features/shared/page-links'

import { type PaletteActions, type Command, isFromSentence, type OpenPage, type PalettePage } from './commands'
import { recent } from './recent'
import { useCommands } from './use-commands'

type PaletteProps = {
  user: User
  pages: readonly PalettePage[]
  page: OpenPage
  open: boolean
  /** Text typed before the palette had loaded. */
  typedAhead?: string
  onClose: () => void
  onGo: (link: PageLink) => void
  actions: PaletteActions
}

/** Finds pages, brands, members and actions (NFR-07). The keyboard works as in the searchable list (APG combobox). */
export function Palette({ open, onClose, ...content }: PaletteProps) {
  const intl = useIntl()
  return (
    <CommandLayer open={open} onClose={onClose} label={intl.formatMessage({ id: 'palette.title' })}>
      {/* each opening starts with an empty field */}
      {open && <Search onClose={onClose} {...content} />}
    </CommandLayer>
  )
}

function Search({ user, pages, page, typedAhead = '', onClose, onGo, actions }: Omit<PaletteProps, 'open'>) {
  const intl = useIntl()
  const placeholder = useShortSearch()
  const [text, setText] = useState(typedAhead)
  const { commands, busy, failed, retry, example, isOutdated } = useCommands({ user, pages, page, actions, text })

  function choose({ id, run }: Command) {
    recent.add(user.id, id)
    onClose()
    if (typeof run === 'function') run()
    else onGo(run)
  }

  // Enter may be pressed before the server has answered: it runs the only action that the sentence can mean
  const [sentence, ...otherSentences] = commands.filter(isFromSentence)
  const only = otherSentences.length === 0 ? sentence : undefined

  const search = useRef<HTMLDivElement>(null)
  const failure = (
    <>
      <FormattedMessage id="palette.failed" />{' '}
      <LinkButton
        onClick={() => {
          if (document.activeElement) passFocusOn(document.activeElement, () => search.current?.querySelector('input'))
          retry()
        }}
      >
        <FormattedMessage id="common.retry" />
      </LinkButton>
    </>
  )

  return (
    <Box ref={search} sx={{ position: 'relative', minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <ProgressBar active={busy} label={intl.formatMessage({ id: 'palette.searching' })} />
      <SearchListbox
        label={intl.formatMessage({ id: 'palette.label' })}
        placeholder={placeholder}
        text={text}
        onType={setText}
        options={commands}
        optionKey={({ id }) => id}
        optionNames={(command) => (command === only ? [command.label, text] : [command.label])}
        isOutdated={isOutdated}
        group={({ group }) => intl.formatMessage({ id: `palette.group.${group}` })}
        renderOption={renderCommand}
        selected={null}
        onChoose={choose}
        busy={busy}
        tall
        empty={
          <Column p={2} gap={1}>
            <Muted as="p" role="status">
              {busy ? (
                <FormattedMessage id="palette.searching" />
              ) : failed ? (
                failure
              ) : (
                <FormattedMessage id="palette.none" values={{ text: text.trim() }} />
              )}
            </Muted>
            {example && !busy && !failed && (
              <Muted as="p" size="small">
                <FormattedMessage id={`palette.action.${example}.help`} />
              </Muted>
            )}
          </Column>
        }
      />
      {failed && commands.length > 0 && (
        <Column p={2}>
          <Muted as="p" size="small" role="status">
            {failure}
          </Muted>
        </Column>
      )}
      <VisuallyHidden role="status">
        {commands.length > 0 && !busy && <FormattedMessage id="palette.count" values={{ count: commands.length }} />}
      </VisuallyHidden>
      <Hints />
    </Box>
  )
}

const renderCommand = ({ label, detail, Icon }: Command) => (
  <>
    <Box component="span" sx={{ display: 'flex', flex: 'none', color: 'text.secondary' }}>
      <Icon size={18} />
    </Box>
    <Grow as="span">
      <span>{label}</span>
      {detail && (
        <Muted as="span" size="small" block>
          {detail}
        </Muted>
      )}
    </Grow>
  </>
)

/** For users with a keyboard. Screen readers get the same from the field itself. */
const Hints = () => (
  <Box aria-hidden sx={HINTS}>
    <span>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> <FormattedMessage id="palette.hint.move" />
    </span>
    <span>
      <Kbd>
        <FormattedMessage id="palette.key.enter" />
      </Kbd>{' '}
      <FormattedMessage id="palette.hint.choose" />
    </span>
    <span>
      <Kbd>
        <FormattedMessage id="palette.key.escape" />
      </Kbd>{' '}
      <FormattedMessage id="palette.hint.close" />
    </span>
  </Box>
)

const HINTS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
  [touch]: { display: 'none' },
} as const
