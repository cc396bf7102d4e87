import { filedIn, type GstPart, type GstRow, type GstTotal } from '@bnr/contract/invoices/gstReturn'
import { paiseOfMany } from '@bnr/contract/money'
import type { Queryable } from '../../database/database.ts'
import { documentsIssued } from './documentsIssued.ts'
import { type Cell, cellsOf, largeInvoices, notesIssued } from './returnCells.ts'

/** A part of the return with its rows, their whole number and their totals. */
type PartOfReturn<Part extends GstPart> = {
  rows: GstRow<Part>[]
  count: number
  total: GstTotal<Part>
}
export type GstReturn = { [Part in GstPart]: PartOfReturn<Part> }

/** Works out the parts of a month's return, with at most `most` rows of what is listed one by one. */
export async function gstReturnOf(db: Queryable, month: string, most: number): Promise<GstReturn> {
  const cells = await cellsOf(db, month)
  const others = cells.filter((cell) => !cell.isLarge)
  const [large, notes] = [
    totalOf(cells.filter((cell) => cell.isLarge && !cell.isNote)),
    totalOf(cells.filter((cell) => cell.isNote).map((cell) => ({ ...cell, isNote: false }))),
  ]
  return {
    summary: grouped(cells, placeAndRate),
    'b2c-large': {
      rows: await largeInvoices(db, month, most),
      count: large.invoices,
      total: large,
    },
    'b2c-others': grouped(others, placeAndRate),
    'credit-notes': {
      rows: (await notesIssued(db, month, most)).map((note) => ({
        ...note,
        filedIn: note.isLarge ? filedIn.alone : filedIn.others,
      })),
      count: notes.invoices,
      total: notes,
    },
    sac: grouped(cells, ({ sac, rate }) => ({ sac, rate })),
    documents: await documentsIssued(db, month),
  }
}

const placeAndRate = ({ placeOfSupply, rate }: Cell) => ({ placeOfSupply, rate })

/** Adds up the cells that have the same labels. They come in the order of the rows. */
function grouped<Labels extends object>(cells: readonly Cell[], labelsOf: (cell: Cell) => Labels) {
  const groups = Map.groupBy(cells, (cell) => JSON.stringify(labelsOf(cell)))
  const rows = [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({ ...labelsOf(first), ...totalOf(group) })),
  )
  return { rows, count: rows.length, total: totalOf(cells) }
}

/** Adds up invoices and subtracts credit notes. */
function totalOf(cells: readonly Cell[]) {
  const documents = (isNote: boolean) =>
    cells.reduce((sum, cell) => sum + (cell.isNote === isNote ? cell.documents : 0), 0)
  const amount = (name: 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'total') =>
    paiseOfMany(cells.reduce((sum, cell) => sum + (cell.isNote ? -cell[name] : cell[name]), 0))
  return {
    invoices: documents(false),
    creditNotes: documents(true),
    taxableValue: amount('taxableValue'),
    igst: amount('igst'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    total: amount('total'),
  }
}
