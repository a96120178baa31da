import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BASTIEN as BASTIEN_EMAIL } from '#mocks/domain/seed/named.ts'
import { ComparisonResult } from '~/features/access/review/compare/ComparisonResult'
import { ReviewComparison } from '~/features/access/review/compare/ReviewComparison'
import { ReviewContent } from '~/features/access/review/ReviewContent'
import { EXPORTED_REVIEWS_KEY } from '~/session/storage-keys'

import { languages, looks } from '../../../../.storybook/modes'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { appears, confirm, matrix, rowOf, scrollToRow } from '../access-page'

const meta = {
  title: 'features/access/review/AccessReviewScreen',
  component: Screen,
  subcomponents: { ReviewContent, ReviewComparison, ComparisonResult },
  ...pageMeta,
  args: { url: '/settings/access-review' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => userEvent.click(screen.getByRole('button', { name: text('access.review.compare') }))

async function chooseFile(content: string | Uint8Array<ArrayBuffer>, name = 'revue-des-acces-2025-12-01.csv') {
  await screen.findByText(text('compare.title'))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no field for a file')
  await userEvent.upload(input, new File([content], name, { type: 'text/csv' }))
}

/** The result is the section with this heading. */
const result = async () => {
  const heading = await screen.findByRole('heading', { name: text('compare.result') })
  return within(heading.closest('section') ?? document.body)
}

/** What is announced of the result: mounted before its text. */
const announced = () => {
  const heading = screen.getByRole('heading', { name: text('compare.title') })
  const follows = (one: Element) => heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
  return screen.getAllByRole('status').find((one) => follows(one))
}

/** Prints the review, which stores it: a test saves no file. */
async function print() {
  window.dispatchEvent(new Event('beforeprint'))
  await screen.findByRole('table')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(localStorage.getItem(EXPORTED_REVIEWS_KEY)).toContain('"items"'))
}

const HEADING = 'Nom;E-mail;Rôle;État'
const BASTIEN = `Bastien Morel;${BASTIEN_EMAIL};Admin marque;Actif`

/** Nothing was exported or printed here: a file can be chosen, or dropped. */
export const NoEarlierExport: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await matrix()
    await open()
    await appears(await screen.findByText(text('compare.none')))
    await expect(screen.getByRole('button', { name: text('sheet.file') })).toBeVisible()
    await expect(screen.queryByRole('heading', { name: text('compare.result') })).toBeNull()
  },
}

/** The review was printed, then a user was removed from a brand. */
export const Differences: Story = {
  tags: ['ACC-29', 'destructive'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const table = await matrix()
    await print()
    await scrollToRow(table, 'Bastien Morel')
    const cells = () =>
      rowOf(table, 'Bastien Morel').getAllByRole('gridcell', { name: text('access.review.role.admin') })
    const before = cells().length
    await userEvent.click(cells()[0] ?? document.body)
    await userEvent.click(await screen.findByRole('menuitem', { name: text('access.act.remove') }))
    await confirm(text('access.act.remove'))
    await waitFor(() => expect(cells()).toHaveLength(before - 1))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: pattern('compare.stored') }))
    const found = await result()
    await expect(found.getByText(text('compare.count.removed', { count: 1 }))).toBeVisible()
    await expect(found.getByRole('link', { name: 'Bastien Morel' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/users\?user=\d+$/),
    )
    await expect(found.getAllByRole('listitem')).toHaveLength(2)
    await expect(found.getByText(text('access.review.role.admin'))).toBeVisible()
  },
}

export const WithoutDifferences: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await matrix()
    await print()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: pattern('compare.stored') }))
    await appears(await (await result()).findByText(text('compare.same')))
  },
}

/** Two columns of the file have one name; a user and a brand of it exist no more. */
export const Namesakes: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    await matrix()
    await open()
    await chooseFile(
      `${HEADING};Taxi Rivière;Taxi riviere;Brasserie du Port\r\n${BASTIEN};Membre;;Membre\r\nZoé Ancienne;zoe@exemple.fr;Membre marque;Actif;Membre;;Membre\r\n`,
    )
    const found = await result()
    await expect(found.getByText(pattern('compare.namesakes.brands', { count: 2 }))).toBeVisible()
    await expect(found.getAllByText(text('compare.deleted'))).not.toHaveLength(0)
    await expect(found.getByText(text('compare.count.removed', { count: 1 }))).toBeVisible()
    await expect(found.queryByRole('link', { name: 'Zoé Ancienne' })).toBeNull()
  },
}

/** The file was exported while the users of two brands were not known, and is the same otherwise. */
export const IncompleteComparison: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await matrix()
    await open()
    await screen.findByText(text('compare.title'))
    const status = announced()
    await expect(status).toBeEmptyDOMElement()
    const unknown = text('access.review.role.unread')
    await chooseFile(`${HEADING};Boulangerie Marceau;Taxi Rivière\r\n${BASTIEN};${unknown};${unknown}\r\n`)
    const found = await result()
    await expect(found.getByText(pattern('compare.unread', { count: 2 }))).toHaveTextContent(/Marceau.*Rivière/)
    await expect(found.getByText(text('compare.partial'))).toBeVisible()
    await expect(found.queryByText(text('compare.same'))).toBeNull()
    await expect(status).toHaveTextContent(text('compare.partial'))
  },
}

/** Neither a workbook nor another sheet is compared: the earlier result does not stand below the error. */
export const UnreadableFile: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    await matrix()
    await open()
    await chooseFile(`${HEADING};Boulangerie Marceau\r\n${BASTIEN};Membre\r\n`)
    await expect((await result()).getByText(text('compare.count.changed', { count: 1 }))).toBeVisible()
    await chooseFile(new Uint8Array([80, 75, 3, 4, 0, 0]), 'revue.xlsx.csv')
    await appears(await screen.findByText(text('sheet.file.binary')))
    await expect(screen.queryByRole('heading', { name: text('compare.result') })).toBeNull()
    await expect(announced()).toBeEmptyDOMElement()
    await chooseFile('Nom;Site\r\nÉpicerie;exemple.fr\r\n', 'marques.csv')
    await appears(await screen.findByText(text('compare.other')))
    await expect(screen.queryByText(text('sheet.file.binary'))).toBeNull()
    await expect(screen.queryByRole('heading', { name: text('compare.result') })).toBeNull()
    await chooseFile(`${HEADING};Boulangerie Marceau\r\n${BASTIEN};Membre\r\n`)
    await expect((await result()).getByText(text('compare.count.changed', { count: 1 }))).toBeVisible()
    await expect(screen.queryByText(text('compare.other'))).toBeNull()
  },
}

export const ComparisonOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await matrix()
    await open()
    await chooseFile(`${HEADING};Boulangerie Marceau;Brasserie du Port\r\n${BASTIEN};Membre;Membre\r\n`)
    await expect((await result()).getAllByRole('listitem')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
