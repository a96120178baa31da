import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { FocusTarget } from '~/design/layout/PlainList'

const meta = { component: FocusTarget } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof FocusTarget> = {
  args: { children: 'La liste est chargée.' },
}

function Retry() {
  const target = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(true)
  const retry = () => {
    target.current?.focus()
    setFailed(false)
  }
  return (
    <FocusTarget ref={target}>
      {failed ? <Button onClick={retry}>Réessayer</Button> : 'La liste est chargée.'}
    </FocusTarget>
  )
}

export const AfterTheButton: Story = {
  render: () => <Retry />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await expect(screen.getByText('La liste est chargée.')).toHaveFocus()
  },
}
