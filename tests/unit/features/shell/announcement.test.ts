import { describe, expect, it } from 'vitest'

import { announcementMistakes, hashOf, readAnnouncement, textIn } from '~/features/shell/announcement'

const TEXT = { fr: 'Maintenance ce soir', de: 'Wartung heute Abend' }

describe('an announcement of config.json', () => {
  it('without times is always shown, as information (decision 1)', () => {
    expect(readAnnouncement({ text: TEXT })).toEqual({
      text: TEXT,
      severity: 'info',
      from: Number.NEGATIVE_INFINITY,
      until: Number.POSITIVE_INFINITY,
    })
  })

  it('starts and ends at its times, in any zone (decision 1)', () => {
    const times = { from: '2026-12-01T20:00:00Z', until: '2026-12-01T23:30+01:00' }
    expect(readAnnouncement({ text: TEXT, ...times })).toMatchObject({
      from: Date.UTC(2026, 11, 1, 20),
      until: Date.UTC(2026, 11, 1, 22, 30),
    })
  })

  it.each([
    [{}, ['text']],
    [{ text: 'Maintenance' }, ['text']],
    [{ text: { de: 'Wartung' } }, ['text']],
    [{ text: { fr: '  ' } }, ['text.fr']],
    [{ text: { fr: 'x'.repeat(301) } }, ['text.fr']],
    [{ text: TEXT, from: '2026-12-01T20:00:00' }, ['from']],
    [{ text: TEXT, until: 'tomorrow' }, ['until']],
    [{ text: TEXT, until: '2026-13-01T20:00Z' }, ['until']],
    [{ text: TEXT, until: '2026-02-30T20:00Z' }, ['until']],
    [{ text: TEXT, from: '2026-12-02T00:00Z', until: '2026-12-01T00:00Z' }, ['until']],
  ])('is not shown when its text or a time is invalid: %j (decision 1)', (content, wrong) => {
    expect(announcementMistakes(content)).toEqual(wrong)
    expect(readAnnouncement(content)).toBeUndefined()
  })

  it('is shown without what else is invalid (decision 1)', () => {
    const content = {
      text: { ...TEXT, en: 7, nl: 'Onderhoud' },
      severity: 'warn',
      link: 'javascript:alert(1)',
      constructor: 1,
    }
    expect(announcementMistakes(content)).toEqual(['text.en', 'text.nl', 'severity', 'link', 'constructor'])
    expect(readAnnouncement(content)).toMatchObject({ text: TEXT, severity: 'info' })
    expect(readAnnouncement(content)).not.toHaveProperty('link')
  })

  it('is in the language of the user, else in French (decision 1)', () => {
    const announcement = readAnnouncement({ text: TEXT })!
    expect(textIn(announcement, 'de')).toEqual({ lang: 'de', text: 'Wartung heute Abend' })
    expect(textIn(announcement, 'it')).toEqual({ lang: 'fr', text: 'Maintenance ce soir' })
  })

  it('is another one when any part of it changes (decision 1)', () => {
    const contents = [
      { text: TEXT },
      { text: { ...TEXT, fr: 'Maintenance demain' } },
      { text: TEXT, severity: 'error' },
    ]
    expect(new Set(contents.map((content) => hashOf(content))).size).toBe(3)
    expect(hashOf({ text: TEXT })).toBe(hashOf({ text: { ...TEXT } }))
  })
})
