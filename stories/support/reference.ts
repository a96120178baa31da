import { waitFor } from 'storybook/test'

/** The sentence with the reference of a failure. Its parts are separate elements. */
export const shownReference = (within: HTMLElement = document.body) =>
  waitFor(() => {
    const [sentence, another] = within.querySelectorAll('[data-reference]')
    if (!sentence || another) throw new Error(sentence ? 'More than one reference is shown' : 'No reference is shown')
    return sentence
  })
