// @vitest-environment jsdom
import ListItemButton from '@mui/material/ListItemButton'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Box } from '~/design/layout/Flex'
import { styled } from '~/design/theme/styled'
import { ThemeRoot } from '~/design/theme/theme-mode'

afterEach(cleanup)

const show = (content: ReactNode) => render(<ThemeRoot>{content}</ThemeRoot>)
const styleOf = (testId: string) => getComputedStyle(screen.getByTestId(testId))

const BOLD = { fontWeight: 700, display: 'grid' } as const

describe('a styled element', () => {
  it('writes the styles once for all renders and elements with the same values', () => {
    const look = vi.fn<(values: { tone: string }) => { color: string }>(({ tone }) => ({ color: tone }))
    const Mark = styled('span', 'tone')<{ tone: string }>(look)
    const { rerender } = show(
      <>
        <Mark tone="red" />
        <Mark tone="red" data-testid="changed" />
      </>,
    )
    rerender(
      <ThemeRoot>
        <Mark tone="red" data-testid="kept" />
        <Mark tone="blue" data-testid="changed" />
      </ThemeRoot>,
    )
    expect(look).toHaveBeenCalledTimes(2)
    expect(styleOf('kept').color).toBe('rgb(255, 0, 0)')
    expect(styleOf('changed').color).toBe('rgb(0, 0, 255)')
  })

  it('keeps its own props from the element, and passes the others on', () => {
    const Mark = styled('span', 'tone')<{ tone: string }>(({ tone }) => ({ color: tone }))
    show(<Mark tone="red" title="a mark" data-testid="mark" />)
    expect(screen.getByTestId('mark').getAttribute('tone')).toBeNull()
    expect(screen.getByTestId('mark').title).toBe('a mark')
  })

  it('is the element that `as` names', () => {
    const Title = styled('div')({ margin: 0 })
    show(<Title as="h2">Brands</Title>)
    expect(screen.getByRole('heading', { level: 2, name: 'Brands' })).toBeTruthy()
  })

  it('lets `sx` win over its own styles, and a class of MUI over both', () => {
    const Line = styled('a')({ color: 'red', fontWeight: 400, display: 'inline' })
    show(
      <>
        <Line sx={BOLD} data-testid="line" />
        <ListItemButton component={Line} sx={{ fontStyle: 'italic' }} data-testid="item" />
      </>,
    )
    expect(styleOf('line').fontWeight).toBe('700')
    expect(styleOf('line').display).toBe('grid')
    expect(styleOf('line').color).toBe('rgb(255, 0, 0)')
    // MUI's list item is a flex container
    expect(styleOf('item').display).toBe('flex')
    expect(styleOf('item').fontStyle).toBe('italic')
    expect(styleOf('item').color).not.toBe('rgb(255, 0, 0)')
  })

  it('lets an element win over what is around it, as on a server', () => {
    const Around = styled('div')({ '& > *': { color: 'red' } })
    // styles that no other test has written
    const Inside = styled('span')({ color: 'blue', order: 1 })
    show(
      <Around>
        <Inside data-testid="inside" />
      </Around>,
    )
    expect(styleOf('inside').color).toBe('rgb(0, 0, 255)')
  })

  it('hands its styles to the component that it is made of', () => {
    const Inner = styled('a')({ color: 'red', fontWeight: 400 })
    const Outer = styled(Inner)({ fontWeight: 700 })
    show(<Outer data-testid="outer" />)
    expect(styleOf('outer').fontWeight).toBe('700')
    expect(styleOf('outer').color).toBe('rgb(255, 0, 0)')
  })
})

describe('Box', () => {
  it('has the styles of `sx`, also when they change, as the element that `component` names', () => {
    const { rerender } = show(<Box sx={BOLD} data-testid="box" />)
    expect(styleOf('box').fontWeight).toBe('700')
    rerender(
      <ThemeRoot>
        <Box component="form" sx={{ fontWeight: 'bold', display: { xs: 'flex' } }} data-testid="box" />
      </ThemeRoot>,
    )
    // as the theme has it
    expect(styleOf('box').fontWeight).toBe('600')
    expect(styleOf('box').display).not.toBe('grid')
    expect(screen.getByTestId('box').tagName).toBe('FORM')
  })
})
