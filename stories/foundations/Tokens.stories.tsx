import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { Box, Stack, Typography } from '~/design/layout/Flex'
import { useThemeMode } from '~/design/theme/theme-mode'
import { darkTokens, easing, lightTokens, motion, overlayShadow, radius, space } from '~/design/theme/tokens'

import { looks } from '../../.storybook/modes'

const meta = {} satisfies Meta

export default meta
type Story = StoryObj

const grid = (least: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
})

function Colours() {
  const { mode } = useThemeMode()
  const { hover: _hover, divider, control, ...tones } = mode === 'dark' ? darkTokens : lightTokens
  const flat = Object.entries({ ...tones, line: { divider, control } }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => ({ name: group === 'line' ? name : `${group}.${name}`, value })),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
      {flat.map(({ name, value }) => (
        <div key={name}>
          <Box sx={{ height: 40, borderRadius: 1, border: 1, borderColor: 'divider', backgroundColor: value }} />
          <Typography variant="body2">{name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

const TYPES = [
  { variant: 'h1', use: 'Page title 28/36' },
  { variant: 'h2', use: 'Section 20/28' },
  { variant: 'h3', use: 'Card 16/24' },
  { variant: 'body1', use: 'Text and controls 14/20' },
  { variant: 'body2', use: 'Secondary text 13/18' },
  { variant: 'caption', use: 'Caption 12/16' },
  { variant: 'price', use: 'Price 32/40: €1,450' },
] as const

const section = (title: string, children: ReactNode) => (
  <Box component="section">
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

export const Tokens: Story = {
  tags: ['theme'],
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack lang="en" spacing={5}>
      <Typography variant="h1">Tokens</Typography>
      {section('Colours', <Colours />)}
      {section(
        'Text',
        <Stack spacing={1.5}>
          {TYPES.map(({ variant, use }) => (
            <Typography key={variant} variant={variant} component="p">
              {use}
            </Typography>
          ))}
        </Stack>,
      )}
      {section(
        'Spaces',
        <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end', flexWrap: 'wrap' }}>
          {space.map((size) => (
            <div key={size}>
              <Box sx={{ width: size, height: size, backgroundColor: 'primary.main' }} />
              <Typography variant="caption">{size}</Typography>
            </div>
          ))}
        </Stack>,
      )}
      {section(
        'Radius and elevation',
        <Box sx={grid(140)}>
          {Object.entries(radius).map(([name, value]) => (
            <Box
              key={name}
              sx={{
                p: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: `${value}px`,
                backgroundColor: 'background.paper',
              }}
            >
              {name} {value}
            </Box>
          ))}
          <Box sx={{ p: 2, borderRadius: 1, boxShadow: overlayShadow, backgroundColor: 'background.paper' }}>
            shadow
          </Box>
        </Box>,
      )}
      {section(
        'Motion',
        <Typography>
          State {motion.state} ms, menu {motion.menu} ms, dialog {motion.dialog} ms, {easing}
        </Typography>,
      )}
    </Stack>
  ),
}
