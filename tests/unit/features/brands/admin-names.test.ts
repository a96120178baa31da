import { describe, expect, it } from 'vitest'

import { adminNames } from '~/features/brands/admin-names'

const person = (id: number, username: string, first_name: string, last_name: string) => ({
  id,
  username,
  first_name,
  last_name,
  email: `${username}@exemple.example`,
})

describe('the administrator of a brand in the list', () => {
  const nameOf = adminNames([
    person(1, 'lea', 'Léa', 'Martin'),
    person(2, 'hugo', 'Hugo', 'Petit'),
    person(3, 'hugo_2', 'Hugo', 'Petit'),
    person(4, 'sans_nom', '', ''),
    // the same person twice: the list of users and who is signed in
    person(1, 'lea', 'Léa', 'Martin'),
  ])

  it.each([
    ['BRD-22 · by name', 'lea', { name: 'Léa Martin' }],
    ['BRD-22 · by name, told by its id', 1, { name: 'Léa Martin' }],
    ['BRD-22 · with the login where two have one name', 'hugo_2', { name: 'Hugo Petit', login: 'hugo_2' }],
    ['by login without a name', 'sans_nom', { name: 'sans_nom' }],
    ['by login where the person is not known', 'ines', { name: 'ines' }],
    ['by id where the person is not known', 7, { name: '#7' }],
    ['by nothing', null, { name: '' }],
  ])('is called %s', (_how, admin, expected) => {
    expect(nameOf(admin)).toEqual(expected)
  })
})
