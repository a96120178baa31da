import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Grow, Row } from '~/design/layout/Flex'
import { IconLine, PlainList } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { ThemeRoot } from '~/design/theme/theme-mode'

const html = (element: ReactElement) =>
  renderToStaticMarkup(<ThemeRoot>{element}</ThemeRoot>).replaceAll(/<style.*?<\/style>/g, '')

describe('the components for text and space', () => {
  it.each([
    [
      <Muted key="muted" as="dt" size="small" mt={1} block>
        a
      </Muted>,
      'dt',
    ],
    [
      <Strong key="strong" as="span" weight="medium">
        a
      </Strong>,
      'span',
    ],
    [
      <PlainList key="list" ordered gap={1}>
        <li>a</li>
      </PlainList>,
      'ol',
    ],
    [
      <IconLine key="line" as="li" tone="success" icon={null}>
        a
      </IconLine>,
      'li',
    ],
    [
      <Row key="row" gap={1} wrap justify="center">
        a
      </Row>,
      'div',
    ],
    [
      <Grow key="grow" as="span">
        a
      </Grow>,
      'span',
    ],
  ])('render the requested element and pass none of their own props to it: %#', (element, tag) => {
    expect(html(element)).toMatch(new RegExp(`^<${tag} class="[^"]+">.*</${tag}>$`))
  })
})
