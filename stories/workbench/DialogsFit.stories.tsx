import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { dialogFaults } from '../support/dialogs'

/** The play puts the dialogs there. */
const meta = { render: () => <p>Dialogs</p> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const LONG = 'Donaudampfschifffahrtsgesellschaft'

/** A dialog at the left edge, away again at once: it is no state of the product. */
function faultsIn(style: Partial<CSSStyleDeclaration>, textStyle: Partial<CSSStyleDeclaration>, title = ''): string[] {
  const dialog = document.createElement('div')
  dialog.role = 'dialog'
  const text = document.createElement('p')
  text.textContent = LONG
  text.title = title
  Object.assign(dialog.style, { position: 'fixed', inset: '0 auto auto 0', width: '120px' }, style)
  Object.assign(text.style, { margin: 0, whiteSpace: 'nowrap' }, textStyle)
  dialog.append(text)
  document.body.append(dialog)
  const found = dialogFaults()
  dialog.remove()
  return found
}

/** What `npm run test:stories -- --dialogs` finds, and what it leaves alone. */
export const FindsCutTexts: Story = {
  tags: ['NFR-08'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await expect(faultsIn({ width: '400px' }, {})).toEqual([])
    await expect(faultsIn({}, { overflow: 'auto' })).toEqual([])
    await expect(faultsIn({}, { overflow: 'hidden' })).toEqual([`'${LONG}' is cut at the side`])
    const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' }
    await expect(faultsIn({}, ellipsis)).toEqual([`'${LONG}' is cut at the side`])
    await expect(faultsIn({}, ellipsis, 'Donau')).toEqual([`'${LONG}' is cut at the side`])
    await expect(faultsIn({}, ellipsis, LONG)).toEqual([])
    await expect(faultsIn({ width: '400px' }, { overflow: 'hidden', height: '8px' })).toEqual([
      `'${LONG}' is cut at its height`,
    ])
    await expect(faultsIn({ width: '400px' }, { marginLeft: '5000px' })).toEqual([`'${LONG}' lies beside the window`])
    await expect(faultsIn({ width: '5000px' }, {})).toEqual([expect.stringMatching(/^a dialog of 5000 × \d+ px/)])
  },
}
