import type { ReactNode } from 'react'
import { create } from 'zustand'

import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

import { PageTitle } from './Text'

/** Height of the bar that stays above the page, in px: a heading under it is out of sight. */
export const TOP_BAR = 56

const useHeading = create<{ away: boolean; words: string }>(() => ({ away: false, words: '' }))

/** The text of the page heading once it has scrolled out of sight. The top bar then shows it. */
export const useHeadingAway = () => useHeading(({ away, words }) => (away ? words : ''))

/** Ref callback of the heading. */
export function watchHeading(heading: HTMLElement | null) {
  // a test without a browser has no observer
  if (!heading || typeof IntersectionObserver === 'undefined') return undefined
  // the tooltip of a cut title is beside it
  const title = () => heading.querySelector('[data-truncated]') ?? heading
  const read = () => useHeading.setState({ words: title().textContent })
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry) useHeading.setState({ away: !entry.isIntersecting && entry.boundingClientRect.top < TOP_BAR })
    },
    { rootMargin: `-${TOP_BAR}px 0px 0px` },
  )
  // the name or the language changes
  const words = new MutationObserver(read)
  read()
  observer.observe(heading)
  words.observe(heading, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    words.disconnect()
    useHeading.setState({ away: false })
  }
}

/** Content that is not printed. */
export const OnScreen = styled('div')({ '@media print': { display: 'none' } })

/** A page for printing: buttons and links that look like buttons are left out, and a card stays on one sheet. */
export const Printable = styled('div')({
  '@media print': {
    '& :is(button, a[href^="/"], a[target])': { display: 'none' },
    '& section': { breakInside: 'avoid' },
  },
})

type PageProps = {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  breadcrumb?: ReactNode
  children: ReactNode
  /** For settings and forms. */
  narrow?: boolean
  /** For lists: the description stands on the line of the title, and not on a phone. */
  list?: boolean
}

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1200 + 2 * 32,
  marginInline: 'auto',
  padding: '24px 32px 48px',
  // starts at the same edge as a wide page
  '&[data-narrow="true"] > *': { maxWidth: '45rem' },
  [theme.breakpoints.down('sm')]: { padding: '16px 16px 32px' },
}))

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 24,
  '[data-list="true"] > &': {
    alignItems: 'center',
    gap: '8px 16px',
    // as high as a button, which may come later
    minHeight: 40,
    marginBottom: 12,
    [touch]: { minHeight: 44 },
  },
})
const Titles = styled('div')(({ theme }) => ({
  flex: '1 1 16rem',
  minWidth: 0,
  '[data-list="true"] &': {
    display: 'flex',
    flexBasis: 0,
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 12,
    // the actions stand beside a title that leaves them the room
    [theme.breakpoints.down('sm')]: { flexBasis: 'auto' },
  },
}))
const Description = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  color: theme.vars.palette.text.secondary,
  '[data-list="true"] &': { margin: 0, [theme.breakpoints.down('sm')]: { display: 'none' } },
}))
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // without their icons, two share a line of a phone
  [theme.breakpoints.down('sm')]: { '&:has(> :nth-child(2)) [data-icon="start"]': { display: 'none' } },
}))

/** Its `h1` takes the focus after a navigation (`focusPageHeading`). */
export function Page({ title, description, actions, breadcrumb, children, narrow = false, list = false }: PageProps) {
  return (
    <Root data-narrow={narrow} data-list={list}>
      {breadcrumb}
      <Head>
        <Titles>
          <PageTitle ref={watchHeading}>{title}</PageTitle>
          {description && <Description>{description}</Description>}
        </Titles>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Root>
  )
}
