import { describe, expect, it } from 'vitest'

import { shortError } from '../../../stories/support/short-error'

/** jsdom lays nothing out, so it has no `innerText`. */
const pageOf = (innerText: string) => Object.assign(document.createElement('main'), { innerText })

describe('the error of a query that finds nothing', () => {
  it('has the message, then the texts of the page on one line', () => {
    const { name, message } = shortError('No button.', pageOf('Marques\n\n  Créer\tune marque'))
    expect(message).toBe('No button.\n\nTexts there: Marques Créer une marque')
    expect(name).toBe('TestingLibraryElementError')
  })

  it('has the last 600 characters of a long page, where dialogs are', () => {
    const { message } = shortError('No button.', pageOf(`${'a'.repeat(600)}${'b'.repeat(599)}c`))
    expect(message).toBe(`No button.\n\nTexts there: ${'b'.repeat(599)}c`)
  })

  it('has the texts once where the message already has them', () => {
    const { message } = shortError('No button.', pageOf('Marques'))
    expect(shortError(message, pageOf('Marques')).message).toBe(message)
  })

  it('has the message alone where a whole document is searched', () => {
    // the types of testing-library say element, and it passes the document too
    expect(shortError('No button.', document as unknown as Element).message).toBe('No button.')
  })

  it('has the start of an element that is one of too many, which comes without a message', () => {
    const page = pageOf('')
    page.textContent = 'a'.repeat(400)
    const { name, message } = shortError(null, page)
    expect(message).toBe(`<main>${'a'.repeat(294)}`)
    expect(name).toBe('TestingLibraryElementError')
  })
})
