import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { darkTokens, lightTokens } from '~/design/theme/tokens'
import common from '~/i18n/messages/fr/common.json'

const MANIFEST = z.strictObject({
  id: z.literal('/'),
  name: z.string(),
  short_name: z.string().max(12),
  lang: z.literal('fr'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(
    z.strictObject({
      src: z.string().regex(/^\/[\w-]+\.png$/),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.literal('maskable').optional(),
    }),
  ),
})

const manifest = MANIFEST.parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))
const page = readFileSync('index.html', 'utf8')

/** Width and height of a PNG: the first numbers of its first chunk. */
function sizeOfPng(file: string): string {
  const bytes = readFileSync(file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe('the installed app', () => {
  it('has the name of the product', () => {
    expect(manifest.name).toBe(common['common.app.name'])
  })

  it('has icons of the sizes that browsers ask for, one of them without corners', () => {
    const icons = manifest.icons.map(({ src, sizes, purpose }) => ({ sizes, purpose, real: sizeOfPng(`public${src}`) }))
    expect(icons).toEqual([
      { sizes: '192x192', real: '192x192' },
      { sizes: '512x512', real: '512x512' },
      { sizes: '512x512', real: '512x512', purpose: 'maskable' },
    ])
  })

  it.each([
    ['light', lightTokens],
    ['dark', darkTokens],
  ])("the browser's own bars have the colour of the %s theme (THM-03)", (theme, { background }) => {
    const media = `media="(prefers-color-scheme: ${theme})"`
    expect(page).toContain(`<meta name="theme-color" data-theme="${theme}" ${media} content="${background.default}" />`)
  })

  it('starts in the colours of the light theme, the one that a manifest can name', () => {
    expect([manifest.background_color, manifest.theme_color]).toEqual([
      lightTokens.background.default,
      lightTokens.background.default,
    ])
  })
})
