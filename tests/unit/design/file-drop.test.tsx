import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FileDrop } from '~/design/inputs/FileInput'

const FIRST = new File(['a@b.fr'], 'un.csv')
const SECOND = new File(['c@d.fr'], 'deux.csv')

const onPage = vi.fn()
const inDialog = vi.fn()

beforeEach(() => {
  onPage.mockClear()
  inDialog.mockClear()
})

afterEach(cleanup)

/** @returns whether the browser leaves the page alone */
function drop(types: string[], files: File[] = []): boolean {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types, files },
  })
  act(() => void screen.getByText('À côté').dispatchEvent(event))
  return event.defaultPrevented
}

const page = (dialog: boolean, disabled = false) => (
  <>
    <p>À côté</p>
    <FileDrop onFile={onPage}>Page</FileDrop>
    {dialog && (
      <FileDrop disabled={disabled} onFile={inDialog}>
        Boîte
      </FileDrop>
    )}
  </>
)

describe('a file that is dropped beside the fields', () => {
  it('goes to the newest area, with all others that are dropped with it (INV-12)', () => {
    const { rerender } = render(page(true))
    expect(drop(['Files'], [FIRST, SECOND])).toBe(true)
    expect([inDialog.mock.calls, onPage.mock.calls]).toEqual([[[FIRST, SECOND]], []])
    rerender(page(false))
    drop(['Files'], [FIRST])
    expect(onPage.mock.calls).toEqual([[FIRST]])
  })

  it('is neither taken nor opened while the area is disabled (INV-12, SES-47)', () => {
    render(page(true, true))
    expect(drop(['Files'], [FIRST])).toBe(true)
    expect([inDialog.mock.calls, onPage.mock.calls]).toEqual([[], []])
  })

  it('is not confused with a text, which the field takes (INV-12)', () => {
    render(page(false))
    expect(drop(['text/plain'])).toBe(false)
    expect(onPage).not.toHaveBeenCalled()
  })
})
