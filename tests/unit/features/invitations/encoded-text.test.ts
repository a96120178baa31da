import { describe, expect, it } from 'vitest'

import { listedEmails } from '~/features/invitations/email-entries'

describe('a pasted text of a program', () => {
  it.each([
    ['["a@b.fr","c@d.fr"]'],
    ['[{"name":"Durand, Paul","email":"a@b.fr"},{"email":"c@d.fr"}]'],
    ['{"email":"a@b.fr"}'],
    ['&lt;a@b.fr&gt;; Paul &amp;lt;c@d.fr&amp;gt;'],
    ['&quot;Durand, L&eacute;a&quot; &lt;a@b.fr&gt;&nbsp;; &#39;c@d.fr&#39;'],
    ['a@b.fr%2Cc@d.fr%3Be@f.fr'],
    ['<ul><li>a@b.fr</li><li>c@d.fr<br />e@f.fr</li></ul>'],
    ['<a href="mailto:a@b.fr">a@b.fr</a>, <a class="x" href="mailto:c@d.fr">c@d.fr</a>'],
    ['https://exemple.fr/inviter?email=a@b.fr&to[]=c@d.fr emails=e@f.fr&g@h.fr'],
    [String.raw`a@b.fr\nc@d.fr\r\ne@f.fr`],
    ['mailto:a@b.fr,c@d.fr?cc=e@f.fr'],
    ['mailto:Paul%20%3Ca@b.fr%3E%252Cc@d.fr?subject=Bonjour'],
  ])('has the addresses as its entries: %j (INV-12)', (text) => {
    const listed = listedEmails(text)
    expect(listed.map(({ text: shown, problem }) => [shown, problem])).toEqual(
      [...new Set(text.match(/[a-h]@[a-h]\.fr/g))].map((email) => [email, undefined]),
    )
  })
})

const CARDS =
  'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Durand;Paul;;;\r\nFN:Paul Durand\r\nEMAIL;TYPE=work:a@b.fr\r\n' +
  'TEL;TYPE=cell:+33 6 12 34 56 78\r\nitem1.EMAIL;type=INTERNET;type=pref:c@d.fr\r\nEND:VCARD\r\n' +
  'BEGIN:VCARD\r\nFN:Léa\r\nEMAIL:e@f.fr\r\nEND:VCARD\r\n'

describe('a pasted text of another program', () => {
  it.each([
    ['two contact cards', CARDS, ['a@b.fr', 'c@d.fr', 'e@f.fr']],
    ['a contact card after an address', `z@z.fr\n${CARDS}`, ['z@z.fr', 'a@b.fr', 'c@d.fr', 'e@f.fr']],
    ['a numbered list without spaces', '1.a@b.fr\n2.c@d.fr\n3.e@f.fr', ['a@b.fr', 'c@d.fr', 'e@f.fr']],
    ['a numbered list with names', '1.Paul Durand <a@b.fr>\r\n2)Léa <c@d.fr>\n', ['a@b.fr', 'c@d.fr']],
    ['addresses that begin with numbers', '1.a@b.fr\nc@d.fr', ['1.a@b.fr', 'c@d.fr']],
    ['numbers that do not count', '2.a@b.fr\n1.c@d.fr', ['2.a@b.fr', '1.c@d.fr']],
    ['one address that begins with a number', '1.a@b.fr', ['1.a@b.fr']],
  ])('is the addresses of %s (INV-12)', (_what, text, emails) => {
    expect(listedEmails(text).map(({ email, problem }) => [email, problem])).toEqual(
      emails.map((email) => [email, undefined]),
    )
  })
})
