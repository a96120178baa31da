import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { DesignLinks } from '../../../stories/support/docs/DesignLinks'

const DESIGN = 'https://design.example.com/invite'
const story = (name: string, design?: string) => ({ id: name, name, parameters: design ? { design } : {} })

it('The docs page of a title links the drawing of all its stories once', () => {
  render(<DesignLinks stories={[story('Empty', DESIGN), story('Sent', DESIGN)]} />)
  const link = screen.getByRole('link', { name: 'Design' })
  expect(link.getAttribute('href')).toBe(DESIGN)
  expect(link.parentElement?.textContent).toBe('Design')
})

it('The docs page of a title names the stories of each drawing', () => {
  render(<DesignLinks stories={[story('Empty', DESIGN), story('Sent', `${DESIGN}/sent`), story('Refused')]} />)
  const lines = screen.getAllByRole('link').map(({ parentElement }) => parentElement?.textContent)
  expect(lines).toEqual(['Design: Empty', 'Design: Sent'])
})
