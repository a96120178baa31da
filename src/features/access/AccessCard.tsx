import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { listBrandUsersOptions, listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, Member } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Box, Stack } from '~/design/layout/layout'
import { AppLink } from '~/features/shared/AppLink'
import { PartCard } from '~/features/shared/PartCard'

import type { AccessMode } from './access-change'
import { AccessDialog } from './AccessDialog'
import { BrandList, PeopleList } from './AccessLists'
import { AccessRules } from './AccessRules'
import { AccessTiles } from './AccessTiles'
import { BrandDetail } from './BrandDetail'
import { ChooseFirst } from './ChooseFirst'
import { PersonDetail } from './PersonDetail'
import { useAccessActs } from './use-access-acts'
import { useAskedChange } from './use-asked-change'

/** Who works on which brand, and who administers it (B §2). For company administrators only. */
export function AccessCard({ selfId }: { selfId: number }) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [mode, setMode] = useState<AccessMode>('user')
  const [person, setPerson] = useState<Member | null>(null)
  const [brand, setBrand] = useState<Brand | null>(null)
  const { run, running, busy } = useAccessActs(selfId)
  const { asked, ask, confirm, cancel, forget } = useAskedChange(run)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const chosen = (mode === 'user' ? person : brand)?.id

  // the focus goes along where only one of the two columns has room
  useEffect(() => {
    if (chosen !== undefined && list.current?.offsetParent === null) heading.current?.focus()
  }, [chosen])

  function switchTo(next: AccessMode) {
    setMode(next)
    setPerson(null)
    setBrand(null)
  }

  function goBack() {
    setPerson(null)
    setBrand(null)
    // it comes into sight with the next frame
    requestAnimationFrame(() => list.current?.focus())
  }

  return (
    <PartCard
      title={<FormattedMessage id="settings.section.access" />}
      description={<FormattedMessage id="access.intro" />}
      action={
        <AppLink to="/settings/access-review">
          <FormattedMessage id="access.review.open" />
        </AppLink>
      }
      footer={<AccessTiles mode={mode} chosen={chosen} />}
    >
      <Stack spacing={2}>
        <AccessRules />
        <SegmentedControl
          label={intl.formatMessage({ id: 'access.mode' })}
          options={(['user', 'brand'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `access.mode.${value}` }),
          }))}
          value={mode}
          onChange={switchTo}
        />
        {running.map((kind) => (
          <Alert key={kind} severity="info" role="status">
            <FormattedMessage id={`access.processing.${kind}`} />
          </Alert>
        ))}
        <Box sx={CONTAINER}>
          <Box sx={COLUMNS} data-chosen={chosen !== undefined}>
            <Box ref={list} className="list" tabIndex={-1} sx={{ minWidth: 0, outline: 0 }}>
              {mode === 'user' ? (
                <PeopleList
                  selected={person?.id ?? null}
                  selfId={selfId}
                  onChoose={(one) => {
                    // choosing is a visit: what has changed since the last one is asked anew
                    void queryClient.prefetchQuery(listUserBrandsOptions({ path: { id: one.id } }))
                    setPerson(one)
                  }}
                />
              ) : (
                <BrandList
                  selected={brand?.id ?? null}
                  onChoose={(one) => {
                    void queryClient.prefetchQuery(listBrandUsersOptions({ path: { id: one.id } }))
                    setBrand(one)
                  }}
                />
              )}
            </Box>
            <Box className="detail" sx={{ minWidth: 0 }}>
              {chosen === undefined && <ChooseFirst mode={mode} />}
              {person && (
                <PersonDetail
                  key={person.id}
                  {...{ person, heading }}
                  busy={busy({ by: 'user', people: [person], brands: [] })}
                  onAsk={ask}
                  onBack={goBack}
                />
              )}
              {brand && (
                <BrandDetail
                  key={brand.id}
                  {...{ brand, selfId, heading }}
                  busy={busy({ by: 'brand', people: [], brands: [brand] })}
                  onAsk={ask}
                  onBack={goBack}
                />
              )}
            </Box>
          </Box>
        </Box>
      </Stack>
      {asked && (
        <AccessDialog
          open={asked.open}
          change={asked.change}
          selfId={selfId}
          onConfirm={confirm}
          onClose={cancel}
          onClosed={forget}
        />
      )}
    </PartCard>
  )
}

const CONTAINER = { containerType: 'inline-size' } as const

/** Two columns where the card is wide enough for both; else the list, then in its place the details with a way back. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: 3,
  '& .back': { display: 'none' },
  '@container (max-width: 579px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .back': { display: 'block' },
    '&[data-chosen="true"] > .list, &[data-chosen="false"] > .detail': { display: 'none' },
  },
} as const
