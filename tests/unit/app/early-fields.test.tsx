import { act, cleanup } from '@testing-library/react'
import { StrictMode, Suspense, startTransition, useRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { LoginForm } from '~/features/auth/LoginForm'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'
import { rememberFields } from '~/platform/early-fields'

const nothing = async () => {}

function Login() {
  const form = useRef<HTMLFormElement>(null)
  return (
    <StrictMode>
      <ThemeRoot>
        <AppIntlProvider>
          <Suspense>
            <main>
              <h1 id="login-title">Connexion</h1>
              <LoginForm form={form} phase="idle" failure={null} problem={undefined} onSubmit={nothing} />
            </main>
          </Suspense>
        </AppIntlProvider>
      </ThemeRoot>
    </StrictMode>
  )
}

const icon = () => Object.assign(document.createElement('div'), { className: 'password-manager' })

/** As a translator does: each text is replaced by a translated one in an element. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `~${text.data}`
    text.replaceWith(font)
  }
}

/** What others do to a page before it is hydrated. */
const CHANGES: Record<string, (root: HTMLElement) => void> = {
  nothing: () => {},
  'an element first in the root': (root) => root.prepend(icon()),
  'an element last in the root': (root) => root.append(icon()),
  'a text in the root': (root) => root.prepend('extension'),
  'an element first in the form': (root) => root.querySelector('form')?.prepend(icon()),
  'an element after a field': (root) => root.querySelector('input')?.after(icon()),
  'an input before the fields': (root) => root.querySelector('form')?.prepend(document.createElement('input')),
  'attributes of a field': (root) => root.querySelector('input')?.setAttribute('data-manager', 'on'),
  'attributes and a style of the form': (root) => {
    root.querySelector('form')?.setAttribute('data-manager', 'on')
    root.querySelector('form')?.setAttribute('style', 'outline: 1px solid')
  },
  'elements in the body and attributes of the page': () => {
    document.body.prepend(icon())
    document.documentElement.setAttribute('data-extension', 'on')
  },
  'a removed text': (root) => root.querySelector('button[type=submit] span span')?.firstChild?.remove(),
  'a translator': translate,
}

let root: HTMLElement
let mounted: Root | undefined
let html: string
let forget = () => {}

const field = (name: string) => root.querySelector<HTMLInputElement>(`input[name=${name}]`)

async function hydrate() {
  forget = rememberFields(root)
  await act(async () =>
    startTransition(() => {
      mounted = hydrateRoot(root, <Login />, { onRecoverableError: () => {} })
    }),
  )
}

beforeAll(async () => {
  await loadNamespaces('fr', ['auth', 'forms', 'common'])
  html = renderToString(<Login />)
})
beforeEach(() => {
  // React's development build tells of changed attributes, which it leaves as they are
  vi.spyOn(console, 'error').mockImplementation(() => {})
  root = document.createElement('div')
  root.innerHTML = html
  document.body.replaceChildren(root)
})
afterEach(() => {
  forget()
  vi.restoreAllMocks()
  act(() => mounted?.unmount())
  mounted = undefined
  document.documentElement.removeAttribute('data-extension')
  document.body.replaceChildren()
  cleanup()
})

describe('a value that was entered before hydration', () => {
  it.each(Object.entries(CHANGES))(
    'is kept, with the focus, in a page changed by: %s (NFR-12)',
    async (_what, change) => {
      change(root)
      const typed = field('password')
      field('email')?.setAttribute('value', '')
      Object.assign(field('email') ?? {}, { value: 'claire@exemple.fr' })
      Object.assign(typed ?? {}, { value: 'Secret-1234' })
      Object.assign(field('remember_me') ?? {}, { checked: true })
      typed?.focus()
      typed?.setSelectionRange(3, 3)

      await hydrate()
      expect(field('email')?.value).toBe('claire@exemple.fr')
      expect(field('password')?.value).toBe('Secret-1234')
      expect(field('remember_me')?.checked).toBe(true)
      expect(document.activeElement).toBe(field('password'))
      expect(field('password')?.selectionStart).toBe(3)
      expect(root.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(false)
      // the page is the app's own again, in its own words
      expect(root.querySelector('button[type=submit]')?.textContent).toContain('Se connecter')
    },
  )

  it('is kept up to the moment in which React replaces the page', async () => {
    root.querySelector('form')?.prepend(icon())
    forget = rememberFields(root)
    Object.assign(field('email') ?? {}, { value: 'later@exemple.fr' })
    field('email')?.focus()
    await act(async () =>
      startTransition(() => {
        mounted = hydrateRoot(root, <Login />, { onRecoverableError: () => {} })
      }),
    )
    expect(field('email')?.value).toBe('later@exemple.fr')
    expect(document.activeElement).toBe(field('email'))
  })
})
