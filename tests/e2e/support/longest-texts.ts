import type { Page } from '@playwright/test'

import { limits } from '#mocks/generated/limits.gen.ts'

import { API_URL } from './ports.ts'

const { brandInput, profileUpdate, registration, businessSetup, invitationInput } = limits

/** The longest text of a field, without a space: by its limit in the description, else what databases usually hold. */
const LONGEST: Record<string, number> = {
  name: brandInput.name.maxLength,
  brand_name: brandInput.name.maxLength,
  url: brandInput.url.maxLength,
  company: businessSetup.business_name.maxLength,
  company_name: businessSetup.business_name.maxLength,
  email: registration.email.maxLength,
  username: 150,
  brand_admin: 150,
  admin_user: 150,
  first_name: profileUpdate.first_name.maxLength,
  last_name: profileUpdate.last_name.maxLength,
  phone: profileUpdate.phone.maxLength,
  position: profileUpdate.position.maxLength,
  invitation_message: invitationInput.invitation_message.maxLength,
  description: 255,
  user: 255,
  brand: 255,
  inviter: 255,
  invited_by: 255,
  ip_address: 45,
  user_agent: 255,
  title: 255,
  reason: 255,
  type: 255,
  message: 255,
}

/** Fields that are stretched where they are empty, too. */
const FILLED = new Set(['url', 'phone', 'position'])

const LETTERS = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const ofLength = (length: number) => LETTERS.repeat(Math.ceil(length / LETTERS.length)).slice(0, length)

function longest(field: string, text: string): string {
  const length = LONGEST[field]
  if (length === undefined || text === '') return text
  if (field === 'url') return `https://${ofLength(length - 12).toLowerCase()}.fr`
  if (field === 'email') return `${ofLength(64).toLowerCase()}@${ofLength(length - 68).toLowerCase()}.fr`
  return ofLength(length)
}

/** Each text of a named field at its longest, however deep. */
function stretched(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stretched)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([field, inner]: [string, unknown]) => [
    field,
    typeof inner === 'string' || (inner === null && FILLED.has(field))
      ? longest(field, inner ?? '-')
      : stretched(inner),
  ])
  return Object.fromEntries(entries)
}

/** From now on, every text of the provider is as long as it may be, and has no space. */
export const stretchTexts = (page: Page) =>
  page.route(`${API_URL}/**`, async (route) => {
    // the session stays that of the person, and the language one of the five
    if (/\/auth\/(?:login|refresh)|\/i18n\//.test(route.request().url())) return route.fallback()
    const response = await route.fetch()
    const type = response.headers()['content-type'] ?? ''
    if (!type.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, json: stretched(await response.json()) })
  })

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page stands in the function that is sent there */

/** What stands out of the window to the right or left, and neither scrolls by itself nor ends with an ellipsis. */
export const standsOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const found: string[] = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []
    const holds = (box: Element) => {
      const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true
      return /hidden|clip/.test(overflowX) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
    }
    const isHeld = (element: Element) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (holds(box) && box.getBoundingClientRect().right <= innerWidth + 1) return true
      return false
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode
      range.selectNode(texts.currentNode)
      const { left, right, height } = range.getBoundingClientRect()
      if (!element || !textContent?.trim() || height < 2 || (left >= -1 && right <= innerWidth + 1)) continue
      // the menu of a phone stands beside the window until it is opened
      if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true })) continue
      if (!isHeld(element)) found.push(`${Math.round(left)} to ${Math.round(right)}: ${textContent.slice(0, 40)}`)
    }
    return found.slice(0, 8)
  })
