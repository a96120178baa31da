import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'

import { readContexts } from '../../../scripts/translations/context.ts'
import { chooseStories, framed, linesOf, type StoryShown } from '../../../scripts/translations/pictures.ts'
import { marksOf, readMarks } from '../../../stories/support/message-marks'
import type { How, ShownMessage } from '../../../stories/support/shown-messages'
import { ALL_TEXTS } from './sources'

const marked = (index: number, text: string) => marksOf(index).join(text)

/** The texts that are found in the nodes of a page. */
const found = (...nodes: string[]) =>
  readMarks(nodes.map((text, node) => [node, text] as const)).map(({ index, from, start, to, end }) => [
    index,
    from === to ? nodes[from]?.slice(start, end) : `${nodes[from]?.slice(start)}|${nodes[to]?.slice(0, end)}`,
  ])

describe('the marks of a message', () => {
  it('give back its number and its text, for as many messages as there are', () => {
    expect(ALL_TEXTS.fr.size).toBeLessThan(4096)
    for (const index of [0, 1, 15, 16, 255, 256, 4095])
      expect(found(`* ${marked(index, 'Marques')} : 3`)).toEqual([[index, 'Marques']])
  })

  it('are found in several nodes, within each other, and twice', () => {
    const [begin, end] = marksOf(7)
    expect(found(`${begin}Lisez les `, 'conditions', `.${end}`)).toEqual([[7, 'Lisez les |.']])
    expect(found(`${begin}Dans ${marked(8, '2 h')}${end}`, marked(8, '3 h'))).toEqual([
      [8, '2 h'],
      [7, `Dans ${marked(8, '2 h')}`],
      [8, '3 h'],
    ])
  })

  it('are no message where one of the two is cut off, and leave the others in place', () => {
    const [begin, end] = marksOf(7)
    expect(found(`${begin}Lisez`, marked(8, 'Oui'), `les${marksOf(9)[1]}`)).toEqual([[8, 'Oui']])
    expect(found(end, `${begin}Lisez${end}`)).toEqual([[7, 'Lisez']])
  })

  it('have no space that a comparison of texts would remove', () => {
    expect(marked(4095, 'Oui').replaceAll(/\s+/g, ' ').trim()).toBe(marked(4095, 'Oui'))
  })
})

const shows = (story: string, how: How, more: Partial<StoryShown> = {}): StoryShown => {
  const shown: ShownMessage[] = [{ id: 'users.invite', how }]
  return { story, title: 'features/palette/Palette', stopped: false, shown, ...more }
}

const chosen = (...stories: StoryShown[]) =>
  chooseStories(stories, (id) => (id === 'users.invite' ? ['features/users/UsersScreen'] : [])).get('users.invite')
    ?.story

describe('the story of a message', () => {
  it('is the first that shows it', () => {
    expect(chosen(shows('a', 'text'), shows('b', 'text'))).toBe('a')
    expect(chosen()).toBeUndefined()
  })

  it('is one about a component that names it, before the first', () => {
    expect(chosen(shows('a', 'text'), shows('b', 'text', { title: 'features/users/UsersScreen' }))).toBe('b')
  })

  it('is one that went well, before one about the component', () => {
    const stopped = shows('a', 'text', { title: 'features/users/UsersScreen', stopped: true })
    expect(chosen(stopped, shows('b', 'text'))).toBe('b')
  })

  it('is one that shows its text, even a stopped one, before one that only names something with it', () => {
    expect(chosen(shows('a', 'window title'), shows('b', 'spoken'), shows('c', 'name'))).toBe('c')
    expect(chosen(shows('a', 'name'), shows('b', 'covered'), shows('c', 'text', { stopped: true }))).toBe('c')
  })
})

describe('the picture of a message', () => {
  it('has the middle of the message in its own, and stays within the picture of the story', () => {
    const story = { height: 2000 }
    expect(linesOf(story, { left: 0, top: 990, width: 100, height: 20 })).toEqual({ top: 680, height: 640 })
    expect(linesOf(story, { left: 0, top: 1990, width: 100, height: 20 })).toEqual({ top: 1360, height: 640 })
    expect(linesOf(story)).toEqual({ top: 0, height: 640 })
  })

  it('is as high as a long message, and no higher than the picture of the story', () => {
    const box = { left: 0, top: 100, width: 1000, height: 700 }
    expect(linesOf({ height: 2000 }, box)).toEqual({ top: 60, height: 780 })
    expect(linesOf({ height: 500 }, box)).toEqual({ top: 0, height: 500 })
  })

  it('has a frame around the message, which does not cover it', () => {
    const story = new PNG({ width: 60, height: 40 })
    story.data.fill(0xff)
    const picture = framed(story, { left: 20, top: 15, width: 10, height: 8 })
    const isFrame = (x: number, y: number) => picture.data[(y * 60 + x) * 4 + 1] === 0
    const across = Array.from({ length: 60 }, (_, x) => (isFrame(x, 19) ? x : [])).flat()
    const down = Array.from({ length: 40 }, (_, y) => (isFrame(25, y) ? y : [])).flat()
    expect(across).toEqual([13, 14, 15, 34, 35, 36])
    expect(down).toEqual([8, 9, 10, 27, 28, 29])
  })
})

describe('an export with pictures', () => {
  it('names the picture of a message before the links, of which the first is its story', () => {
    const { notes } = readContexts('https://workbench.example.com', {
      'figures.scope': { story: 'features-shell-appshell--any', how: 'name', picture: 'figures.scope.png' },
    })('figures.scope')
    expect(notes.slice(1)).toEqual([
      'Picture: figures.scope.png, not visible: names what is framed',
      'https://workbench.example.com/?path=/story/features-shell-appshell--any',
      expect.stringContaining('?path=/docs/'),
    ])
  })
})
