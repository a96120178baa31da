import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useDrawing, useFarRow } from '~/design/data/use-data-table'

const HEIGHT = 50

type ListProps = { rows: number; cells: number; even?: boolean }

function Row({ index, drawing }: { index: number; drawing: ReturnType<typeof useDrawing> }) {
  const { ref, far } = useFarRow<HTMLLIElement>(index, drawing, HEIGHT)
  return <li ref={ref}>{far === undefined ? 'whole' : `name in ${far} px`}</li>
}

function List({ rows, cells, even = true }: ListProps) {
  const drawing = useDrawing({ rows, cells, even })
  return Array.from({ length: rows }, (_, index) => <Row key={index} index={index} drawing={drawing} />)
}

/** More than it takes to draw the rows that come after the first paint. */
async function severalFrames() {
  for (const _frame of [1, 2, 3, 4]) await new Promise((resolve) => requestAnimationFrame(resolve))
}

const whole = () => screen.queryAllByText('whole').length

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  // no row of the test ever comes near the window
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
  vi.stubGlobal('innerHeight', 800)
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  // the size of the window is read once a frame
  await severalFrames()
})

it('the rows below the window hold their place, and are complete after the first paint (BRD-01, NFR-01)', async () => {
  render(<List rows={20} cells={8} />)
  // 800 px, 200 of which stand above the list
  expect(whole()).toBe(12)
  expect(screen.getAllByText('name in 50 px')).toHaveLength(8)
  await waitFor(() => expect(whole()).toBe(20))
})

it('the far rows of a long list show only their names (BRD-01, C215)', async () => {
  render(<List rows={100} cells={8} />)
  await severalFrames()
  expect(whole()).toBe(24)
})

it('a tall window shows all its rows at once (BRD-01)', () => {
  vi.stubGlobal('innerHeight', 1400)
  render(<List rows={20} cells={8} />)
  expect(whole()).toBe(20)
})

it('a window that is scrolled down shows the rows of that place (BRD-01)', () => {
  vi.stubGlobal('scrollY', 600)
  render(<List rows={20} cells={8} />)
  expect(whole()).toBe(20)
})

it('the rows of uneven height are complete at once (BRD-01)', () => {
  render(<List rows={20} cells={8} even={false} />)
  expect(whole()).toBe(20)
})
