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
