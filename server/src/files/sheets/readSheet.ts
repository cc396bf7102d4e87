import { posix } from 'node:path'
import { readCsv } from './csv.ts'
import { collectRows, type ReadRow, refuseFile, type SheetLimits } from './sheet.ts'
import { sheetReader } from './sheetXml.ts'
import { openPackage, type Package } from './workbookPackage.ts'

const notReadable = 'We could not read the workbook. Open it, save it again as XLSX, then upload it again'

const oldWorkbook = Buffer.from('d0cf11e0', 'hex')

/** Reads the rows of a CSV file, or of the first sheet of an XLSX workbook. The content decides, not the name. */
export async function readSheet(content: Buffer, limits: SheetLimits): Promise<ReadRow[]> {
  if (content.subarray(0, 4).equals(oldWorkbook))
    throw refuseFile('This is an old XLS file, or one with a password. Save it as XLSX or CSV')
  const isZip = content.subarray(0, 2).toString('latin1') === 'PK'
  return isZip ? await readWorkbook(content, limits) : readCsv(content, limits)
}

/** Reads the first visible sheet of an XLSX workbook. It computes no formulas and reads every value as text. */
async function readWorkbook(content: Buffer, limits: SheetLimits): Promise<ReadRow[]> {
  const zip = await openPackage(content, limits.unpacked).catch(() => {
    throw refuseFile(notReadable)
  })
  if (zip.isTooLarge)
    throw refuseFile('The workbook is too large. Delete what you do not need, then upload it again')
  try {
    return await readFirstSheet(zip, limits)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'invalid_input') throw error
    throw refuseFile(notReadable)
  }
}

async function readFirstSheet(zip: Package, limits: SheetLimits): Promise<ReadRow[]> {
  const { path, from1904 } = await firstSheet(zip)
  const texts = await sharedTexts(zip)
  const dates = await dateStyles(zip)
  const { collected, add } = collectRows(limits)
  await zip.parse(path, sheetReader({ texts, dates, from1904, columns: limits.columns, add }))
  return collected
}

/** The part with the first sheet that is not hidden, and whether its days count from 1904. */
async function firstSheet(zip: Package) {
  let from1904 = false
  let id: string | undefined
  await zip.parse('xl/workbook.xml', {
    open: (name, { date1904, state = 'visible', 'r:id': rId }) => {
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true'
      if (name === 'sheet' && state === 'visible') id ??= rId
    },
  })
  let target: string | undefined
  await zip.parse('xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === id) target = Target
    },
  })
  if (!target) throw new Error('no sheet')
  return { path: posix.resolve('/xl', target).slice(1), from1904 }
}

/** The texts that cells refer to by number. Phonetic hints for Japanese names do not belong to them. */
async function sharedTexts(zip: Package): Promise<string[]> {
  const texts: string[] = []
  let isHint = false
  let isText = false
  await zip.parse('xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') texts.push('')
      if (name === 'rPh') isHint = true
      isText = name === 't' && !isHint
    },
    text: (part) => {
      if (isText) texts[texts.length - 1] += part
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isHint = false
    },
  })
  return texts
}

/** For each style of cells, whether it shows a number as a day. */
async function dateStyles(zip: Package): Promise<boolean[]> {
  const own = new Map<string, boolean>()
  const styles: boolean[] = []
  let inCells = false
  await zip.parse('xl/styles.xml', {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') own.set(numFmtId, isDateFormat(formatCode))
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) styles.push(own.get(numFmtId) ?? isBuiltInDate(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

/** The numbers of the built-in formats of days, by ECMA-376, 18.8.30. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36)

/** A format shows a day if it has a letter for day or year outside quotes, colours and conditions. */
const isDateFormat = (code: string) => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
