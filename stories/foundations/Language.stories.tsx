import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'

import { Box, Stack, Typography } from '~/design/layout/Flex'
import { useFormats } from '~/i18n/formats'

import { languages } from '../../.storybook/modes'
import { NOW } from '../support/frozen-clock'
import { pattern } from '../support/text'

const meta = { parameters: { chromatic: { modes: languages } } } satisfies Meta

export default meta
type Story = StoryObj

const NARROW = '\u202F'
const WIDE = '\u00A0'

function Sentences() {
  const formats = useFormats()
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 360 }}>
      <Typography>
        <FormattedMessage id="common.unsaved.title" />
      </Typography>
      <Typography>
        <FormattedMessage id="common.reference" values={{ reference: 'A-42' }} />
      </Typography>
      <Typography>
        <FormattedMessage id="lists.saving" />
      </Typography>
      <Typography>{formats.price(95)}</Typography>
      <Typography>{formats.price(1450.5)}</Typography>
      <Typography>{formats.percent(0.9)}</Typography>
      <Typography>{formats.date(NOW)}</Typography>
    </Stack>
  )
}

export const FrenchTypography: Story = {
  render: () => <Sentences />,
  play: async ({ canvas, canvasElement, globals }) => {
    if (globals['locale'] !== 'fr') return
    await expect(canvas.getByText(pattern('common.unsaved.title')).textContent).toBe(
      `Quitter sans sauvegarder${NARROW}?`,
    )
    await expect(canvas.getByText(pattern('common.reference')).textContent).toBe(`Référence${WIDE}: A-42`)
    await expect(canvasElement.textContent).toContain(`90${WIDE}%`)
    await expect(canvasElement.textContent).toContain(`95${WIDE}€`)
  },
}

function Formats() {
  const formats = useFormats()
  const day = 86_400_000
  const rows = [
    ['Prix', formats.price(450), formats.price(1_234_567.5)],
    ['Nombre', formats.number(1_234_567.89), formats.number(-3)],
    ['Pourcentage', formats.percent(0.746), formats.percent(1.2)],
    ['Jour seul', formats.date(NOW), formats.date('2026-03-29')],
    ['Date et heure', formats.dateTime(NOW), formats.time(NOW)],
    [
      'Relatif',
      formats.relative(new Date(NOW.getTime() - day), NOW),
      formats.relative(new Date(NOW.getTime() + 3 * day), NOW),
    ],
    ['Liste', formats.list(['Claire', 'Léa', 'Hugo']), formats.list(['Claire', 'Léa'])],
    ['Sans valeur', formats.date(null), formats.price(Number.NaN)],
  ]
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Formats">
      <Box component="table" sx={{ borderSpacing: '24px 8px', textAlign: 'left', fontVariantNumeric: 'tabular-nums' }}>
        <tbody>
          {rows.map(([kind, one, other]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{one}</td>
              <td>{other}</td>
            </tr>
          ))}
          {[0, 1, 47].map((count) => (
            <tr key={count}>
              <th scope="row">Pluriel {count}</th>
              <td>
                <FormattedMessage id="brandpages.bulk.activated" values={{ count }} />
              </td>
              <td>
                <FormattedMessage id="lists.selection.brands" values={{ count }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

export const IntlFormats: Story = {
  render: () => <Formats />,
  play: async ({ canvas, globals }) => {
    if (globals['locale'] !== 'fr') return
    await expect(canvas.getByRole('row', { name: /^Jour seul 16 mars 2026/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Sans valeur/ })).toHaveTextContent('——')
  },
}
