import { describe, expect, it } from 'vitest'

import { matchList } from '~/features/access/bulk/match-list'

const USERS = [
  { id: 1, names: ['Léa D’Arcy-Müller', 'D’Arcy-Müller Léa', 'lea@exemple.fr'] },
  { id: 2, names: ['Paul Durand', 'Durand Paul', 'paul@exemple.fr'] },
  { id: 3, names: ['Paul Durand', 'Durand Paul', 'p.durand@exemple.fr'] },
  { id: 4, names: ['Zoé Roy', 'Roy Zoé', 'zoe@exemple.fr'] },
]
const match = (text: string) => {
  const { found, ambiguous, unmatched } = matchList(text, USERS, ({ names }) => names)
  return [
    found.map(({ id }) => id),
    ambiguous.map(({ text: line, rows }) => [line, rows.map(({ id }) => id)]),
    unmatched,
  ]
}

describe('a pasted list', () => {
  it('finds names and addresses without case and accents, each once (ACC-07)', () => {
    expect(match("lea d'arcy-muller\nZOE@exemple.fr\n\nroy zoé\n")).toEqual([[1, 4], [], []])
  })

  it('asks which namesake is meant, and lists what it does not find (ACC-07)', () => {
    expect(match('Paul Durand\nInconnue Totale\npaul durand\ninconnu@exemple.fr')).toEqual([
      [],
      [['Paul Durand', [2, 3]]],
      ['Inconnue Totale', 'inconnu@exemple.fr'],
    ])
  })

  it('reads an address beside a name as the one that is meant (ACC-07)', () => {
    expect(match('Paul Durand <p.durand@exemple.fr>\n1. Zoé Roy\n• lea@exemple.fr')).toEqual([[3, 4, 1], [], []])
  })

  it('reads names between commas, and a family name before a comma (ACC-07)', () => {
    expect(match('Zoé Roy, Nobody, lea@exemple.fr')).toEqual([[4, 1], [], ['Nobody']])
    expect(match('Durand, Paul <paul@exemple.fr>')).toEqual([[2], [], []])
    expect(match('"ROY, Zoé"\n« D’Arcy-Müller, Léa »')).toEqual([[4, 1], [], []])
    expect(match('Zoé Roy; Nobody')).toEqual([[4], [], ['Nobody']])
    expect(match('Roy, Zoé')).toEqual([[4], [], []])
  })

  it('reads a row of a table as one user (ACC-07)', () => {
    expect(match('Nom\tPrénom\tRôle\nRoy\tZoé\tMembre\nMoi\tJe\tClient')).toEqual([
      [4],
      [],
      ['Nom Prénom Rôle', 'Moi Je Client'],
    ])
    expect(match('"Durand";"Paul";paul@exemple.fr\n"Roy";"Zoé";')).toEqual([[2, 4], [], []])
  })
})
