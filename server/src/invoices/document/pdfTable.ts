import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import { inFonts } from '../../printing/fonts.ts'
import { colours, textWidth } from '../../printing/paper.ts'
import type { InvoiceDescription, Row } from './description.ts'

const figureWidth = 110
const between = 20

/** The table from the service sold to the total, in figures and words. */
export function amountTable({ service, amounts, total }: InvoiceDescription): Content {
  const { titles } = service
  return {
    layout: ruled,
    margin: [0, 0, 0, 16],
    table: {
      widths: [textWidth - figureWidth - between, figureWidth],
      dontBreakRows: true,
      body: [
        [heading(titles.service), { ...heading(titles.amount), alignment: 'right' }],
        [
          { stack: [{ text: inFonts(service.name), style: 'strong' }, ...service.details.map(soft)] },
          figure(service.amount),
        ],
        ...amounts.map(amountCells),
        totalCells(total),
        [{ text: total.words, colSpan: 2, alignment: 'right', style: 'soft' }, {}],
      ],
    },
  }
}

const heading = (text: string) => ({ text, style: 'small' })
const soft = (text: string): Content => ({ text, style: 'soft' })
const figure = (text: string) => ({ text: inFonts(text), alignment: 'right' as const })

const amountCells = ({ label, value }: Row): TableCell[] => [
  { text: inFonts(label), alignment: 'right', style: 'soft' },
  figure(value),
]

const totalCells = ({ label, value }: Row): TableCell[] => [
  { text: label, alignment: 'right', style: 'totalLabel' },
  { ...figure(value), style: 'total' },
]

/** Hairlines under the headings, under the service and around the total. The text aligns with the page margins. */
const ruled: CustomTableLayout = {
  hLineWidth: (line, { table }) => ([1, 2, ...aroundTotal(table.body.length)].includes(line) ? 0.8 : 0),
  hLineColor: (line, { table }) =>
    line === 1 || aroundTotal(table.body.length).includes(line) ? colours.gold : colours.line,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : between),
  paddingRight: () => 0,
  paddingTop: (row, { table }) => (isBetween(row, table.body.length) && row > 2 ? 2 : 5),
  paddingBottom: (row, { table }) => (isBetween(row + 1, table.body.length) && row > 1 ? 2 : 5),
}

/** The total is the second to last row. */
const aroundTotal = (rows: number): number[] => [rows - 2, rows - 1]

/** Whether a row lies between the service and the total; those rows are set closer together. */
const isBetween = (row: number, rows: number): boolean => row > 1 && row < rows - 2
