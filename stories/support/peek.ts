import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listRole } from './whole-row'

/** The links or buttons in the titles of the rows. */
export async function titlesOf(list: string): Promise<HTMLElement[]> {
  const table = await screen.findByRole(listRole(), { name: list })
  return waitFor(() => {
    const titles = [...table.querySelectorAll('th[scope="row"], [data-title]')].flatMap(
      // a title may hold more than its link
      (title) => title.querySelector<HTMLElement>('a, button') ?? [],
    )
    if (titles.length < 3) throw new Error('The rows are not there')
    return titles
  })
}

/**
 * Gives the first row the focus and presses Space, once the script of the peek has come.
 * @returns the name of the row
 */
export async function openPeek([first, second]: readonly HTMLElement[]): Promise<string> {
  first?.focus()
  await waitFor(async () => {
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
  })
  await userEvent.keyboard('k')
  await expect(first).toHaveFocus()
  await userEvent.keyboard(' ')
  const name = first?.textContent ?? ''
  await peekOf(name)
  return name
}

/** The peek of the row with this name. */
export const peekOf = async (name: string) => within(await screen.findByRole('region', { name }))

export const noPeek = (name: string) => waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull())
