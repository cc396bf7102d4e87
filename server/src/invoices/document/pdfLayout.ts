import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { headingFont, inFonts, textFont } from '../../platform/printing/fonts.ts'
import { colours, pageMargin, rule, withoutLines } from '../../platform/printing/paper.ts'
import type { InvoiceDescription, Party, Row, Section } from './description.ts'
import { houseMark } from './houseMark.ts'
import { amountTable } from './pdfTable.ts'

const gap = 28

/** The look of an invoice on A4: who and what above, the amounts, and at the foot how it was paid and who signs. */
export function documentOf(invoice: InvoiceDescription): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [pageMargin, 36, pageMargin, 46],
    defaultStyle: { font: textFont, fontSize: 9.5, lineHeight: 1.2, color: colours.ink },
    info: {
      title: `${invoice.title} ${invoice.number}`,
      author: invoice.supplier.name,
      creator: 'BNR Matrimony',
    },
    language: 'en-IN',
    ...(invoice.mark ? { watermark: watermark(invoice.mark) } : {}),
    content: [
      head(invoice),
      rule(colours.gold, [0, 12, 0, 14]),
      parties(invoice),
      amountTable(invoice),
      ...(invoice.notes ? [notes(invoice.notes)] : []),
      foot(invoice),
    ],
    footer: {
      text: invoice.closing,
      alignment: 'center',
      fontSize: 8,
      color: colours.soft,
      margin: [0, 14, 0, 0],
    },
  }
}

const watermark = (text: string) => ({
  text,
  font: headingFont,
  color: colours.wine,
  opacity: 0.16,
  angle: -35,
  fontSize: 96,
})

function head({ title, supplier }: InvoiceDescription): Content {
  return {
    columns: [
      { svg: houseMark, width: 30, margin: [0, 1, 0, 0] },
      { width: '*', stack: [supplierName(supplier.name), ...lines(supplier)] },
      {
        width: 'auto',
        text: title,
        font: headingFont,
        fontSize: 22,
        color: colours.wine,
        alignment: 'right',
      },
    ],
    columnGap: 12,
  }
}

const supplierName = (text: string): Content => ({
  text: inFonts(text),
  font: headingFont,
  fontSize: 17,
  color: colours.wine,
  lineHeight: 1.15,
})

const lines = ({ lines }: Party): Content[] =>
  lines.map((line) => ({ text: inFonts(line), color: colours.soft }))

function parties({ recipient, facts }: InvoiceDescription): Content {
  return {
    columns: [
      {
        width: '*',
        stack: [
          small(recipient.title),
          { text: inFonts(recipient.name), bold: true, fontSize: 11 },
          ...lines(recipient),
        ],
      },
      { width: '*', ...rowTable(facts) },
    ],
    columnGap: gap,
    margin: [0, 0, 0, 16],
  }
}

const small = (text: string): Content => ({ text, color: colours.soft, fontSize: 8.5, margin: [0, 0, 0, 2] })

function rowTable(rows: readonly Row[]) {
  const cells = ({ label, value }: Row): TableCell[] => [
    { text: label, color: colours.soft },
    { text: inFonts(value) },
  ]
  return { layout: withoutLines, table: { widths: [94, '*'], body: rows.map(cells) } }
}

const notes = ({ title, text }: { title: string; text: string }): Content => ({
  stack: [small(title), { text: inFonts(text) }],
  margin: [0, 0, 0, 14],
})

function foot({ payment, signature }: InvoiceDescription): Content {
  return {
    columns: [
      { width: '*', stack: payment ? section(payment) : [] },
      {
        width: 190,
        stack: [
          { text: inFonts(signature.for) },
          rule(colours.soft, [0, 44, 0, 4], 190),
          small(signature.by),
        ],
      },
    ],
    columnGap: gap,
    unbreakable: true,
  }
}

const section = ({ title, rows }: Section): Content[] => [small(title), rowTable(rows)]
