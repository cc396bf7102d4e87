import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { SheetRow, SheetRows } from './spreadsheet.ts'
import { partsOf } from './workbookParts.ts'
import { sheetOf } from './worksheet.ts'

/** The most rows of a sheet besides its heading. */
const maxRows = 1_048_575

/**
 * Streams an XLSX file while its rows are read, so that memory contains only a few of them. Rows beyond the limit of
 * a sheet continue on the next one under the same heading. Cells are texts or numbers, never formulas.
 */
export function xlsxOf(name: string, rows: SheetRows, rowsInSheet = maxRows): Readable {
  const zip = new ZipFile()
  const content = zip.outputStream as Readable
  const fail = (error: Error) => void content.destroy(error)
  zip.on('error', fail)
  fill(zip, name, rows, rowsInSheet).catch(fail)
  return content
}

async function fill(zip: ZipFile, name: string, rows: SheetRows, rowsInSheet: number): Promise<void> {
  const rest = await restOf(rows)
  const heading = rest.take() ?? []
  await rest.read()
  let sheets = 0
  do {
    sheets++
    const sheet = sheetOf(heading, taken(rest, rowsInSheet))
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`)
    await finished(sheet)
  } while (rest.isMore())
  for (const [path, xml] of Object.entries(partsOf(name, sheets))) zip.addBuffer(Buffer.from(xml), path)
  zip.end()
}

type Rest = Awaited<ReturnType<typeof restOf>>

/** The remaining rows with one read ahead, which shows whether another sheet is needed. */
async function restOf(rows: SheetRows) {
  const iterator = iterate(rows)
  let ahead = await iterator.next()
  return {
    isMore: () => !ahead.done,
    take: () => (ahead.done ? undefined : ahead.value),
    read: async () => {
      ahead = await iterator.next()
    },
  }
}

async function* iterate(rows: SheetRows): AsyncGenerator<SheetRow, undefined> {
  yield* rows
}

async function* taken(rest: Rest, most: number): AsyncGenerator<SheetRow> {
  for (let count = 0; count < most; count++) {
    const row = rest.take()
    if (!row) return
    yield row
    await rest.read()
  }
}
