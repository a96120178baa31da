import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { arrival } from '../../support/page'
import { pattern, text } from '../../support/text'

export const LEA = 'Léa D’Arcy-Müller'
export const MARCEAU = 'Boulangerie Marceau'

const sectionOf = (place: HTMLElement) => within(place)

export type Section = ReturnType<typeof sectionOf>

/** The section of brand access, its list of people read. */
export async function openAccess(mode: 'user' | 'brand' = 'user'): Promise<Section> {
  await arrival(text('settings.title'))
  const place = await waitFor(() => {
    const found = document.getElementById('marques')
    if (!found) throw new Error('There is no section of brand access')
    return found
  })
  const section = sectionOf(place)
  // its script is loaded with the page, and may come after the frame of the section
  const byBrand = await section.findByRole('radio', { name: text('access.mode.brand') }, { timeout: 10_000 })
  if (mode === 'brand') await userEvent.click(byBrand)
  return section
}

export const searchOf = (section: Section, mode: 'user' | 'brand' = 'user') =>
  section.getByRole('combobox', { name: text(mode === 'user' ? 'access.search.users' : 'access.search.brands') })

/** Searches for a name, and chooses it with the keyboard. */
export async function choose(section: Section, name: string, mode: 'user' | 'brand' = 'user') {
  const search = searchOf(section, mode)
  await userEvent.clear(search)
  await userEvent.type(search, name)
  await waitFor(() => {
    const [first, second] = section.getAllByRole('option')
    if (second || !first?.textContent?.includes(name)) throw new Error(`${name} is not the only one`)
  })
  await userEvent.keyboard('{Enter}')
  await section.findByRole('heading', { level: 3, name })
}

/** The section with a user chosen. */
export async function openUser(name = LEA) {
  const section = await openAccess()
  await choose(section, name)
  return section
}

/** The section with a brand chosen. */
export async function openBrand(name = MARCEAU) {
  const section = await openAccess('brand')
  await choose(section, name, 'brand')
  return section
}

export const boxOf = (section: Section, name: string) =>
  section.findByRole('checkbox', { name: text('lists.selection.row', { name }) })

export async function select(section: Section, ...names: string[]) {
  for (const name of names) await userEvent.click(await boxOf(section, name))
}

export const goToAdding = async (section: Section) =>
  userEvent.click(await section.findByRole('tab', { name: text('access.tab.add') }))

/** Presses a button, once it can be pressed. */
export async function press(section: Section, name: string | RegExp) {
  const ready = async () => {
    const button = section.getByRole('button', { name })
    await expect(button).toBeEnabled()
    return button
  }
  await userEvent.click(await waitFor(ready))
}

/** By the menu of a row: puts its user in charge of the brand, or the user in charge of its brand. */
export async function nameFromMenu(section: Section, row: string, action: 'admin' | 'promote' = 'admin') {
  await userEvent.click(await section.findByRole('button', { name: text('lists.moreActions.for', { name: row }) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: pattern(`access.act.${action}`) }))
}

/** Agrees to what the dialog says is about to change. */
export async function confirm(verb: string) {
  const dialog = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]')
    if (!found) throw new Error('Nothing is asked')
    return sectionOf(found)
  })
  await userEvent.click(await dialog.findByRole('button', { name: verb }))
}

/** Undoes by the toast what was done last. */
export const undo = async () =>
  userEvent.click(
    within(await screen.findByRole('region', { name: text('common.toast.region') })).getByText(text('common.undo')),
  )

/** Toasts and dialogs come with a movement. */
export const appears = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** The matrix of the review, once everything is read. */
export async function matrix() {
  await arrival(text('access.review.title'))
  return within(await screen.findByRole('grid', { name: text('access.review.matrix') }))
}

type Matrix = Awaited<ReturnType<typeof matrix>>

/** Scrolls to the row of a user. The height of the window decides how many rows are drawn. */
export const scrollToRow = (table: Matrix, name: string) =>
  waitFor(() => {
    if (table.queryByRole('rowheader', { name })) return
    const frame = screen.getByRole('region', { name: text('access.review.matrix') })
    frame.scrollTop += frame.clientHeight / 2
    throw new Error(`${name} is below what is drawn`)
  })

export const rowOf = (table: Matrix, name: string) =>
  within(table.getByRole('rowheader', { name }).closest<HTMLElement>('[role="row"]') ?? document.body)
