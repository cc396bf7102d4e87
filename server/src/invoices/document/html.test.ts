import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../test/documentText.ts'
import { wholeCreditNote, wholeInvoice } from '../../../test/factories/invoiceSnapshots.ts'
import { describeCreditNote } from './describeCreditNote.ts'
import { describeInvoice } from './describeInvoice.ts'
import { invoiceHtml } from './html.ts'

/** An invoice with this text in every field that people can write. */
const written = (text: string) =>
  invoiceHtml(
    describeInvoice({
      ...wholeInvoice,
      number: text,
      supplier: { ...wholeInvoice.supplier, name: text, taxNumber: text, phone: text, email: text },
      billedTo: {
        name: text,
        bnrId: text,
        address: { door: text, locality: text, city: text, country: text },
      },
      placeOfSupply: { code: text, name: text },
      sac: text,
      terms: { ...wholeInvoice.terms, planName: text },
      discountReason: text,
      payment: { on: '2026-11-23', kind: text, reference: text },
      notes: text,
    }),
  )

const tagsOf = (html: string) => html.match(/<[^>]*>/g)

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></style><script>',
  'O\'Brien & Söhne "GmbH"',
  '$& $1 $$',
  '&lt;b&gt;',
])('%s is shown as text', (text) => {
  const html = written(text)
  expect(tagsOf(html)).toEqual(tagsOf(written('Anna')))
  expect(wordsOf(html)).toContain(`Billed to ${text} BNR ID ${text}`)
})

test('no text changes the tags', () => {
  const harmless = tagsOf(written('Anna'))
  const text = fc.string({ unit: fc.constantFrom(...'<>"\'&/!-a \0é🙂'), minLength: 1 })
  fc.assert(
    fc.property(text, (any) => {
      expect(tagsOf(written(any))).toEqual(harmless)
    }),
  )
})

test('a right-to-left name is isolated from the text around it', () => {
  const name = '\u202eannA'
  expect(written(name)).toContain(`<strong><bdi>${name}</bdi></strong>`)
})

test('the page has no script, no external address and no word that looks like an error', () => {
  for (const html of [
    invoiceHtml(describeInvoice(wholeInvoice)),
    invoiceHtml(describeInvoice({ ...wholeInvoice, state: 'Cancelled', payment: undefined })),
    invoiceHtml(describeCreditNote(wholeCreditNote)),
  ])
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /<script|<link|<iframe|@import|url\(|https?:|\ssrc=|\shref=|\son\w+=|\sstyle=|error/i,
    )
})
