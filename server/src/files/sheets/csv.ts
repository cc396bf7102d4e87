import { collectRows, refuseFile, type SheetLimits } from './sheet.ts'

/** Reads CSV by RFC 4180, separated by commas, semicolons or tabs. */
export function readCsv(content: Buffer, limits: SheetLimits) {
  const text = decoded(content)
  const { collected, add } = collectRows(limits)
  let number = 0
  for (const cells of recordsOf(text, separatorOf(text))) add(++number, cells)
  return collected
}

/** Spreadsheets on Windows write UTF-8, UTF-16 with a byte order mark, or the code page of Western Europe. */
function decoded(content: Buffer): string {
  const encoding = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    if (content.includes(0)) throw refuseFile('This is not a CSV or XLSX file. Save the sheet as XLSX or CSV')
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** The separator that the heading uses most. */
function separatorOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const uses = (separator: string) => heading.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (uses(other) > uses(best) ? other : best))
}

/** The records of the text. A quoted cell may contain separators, line ends and doubled quotes. */
function* recordsOf(text: string, separator: string): Generator<string[]> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y')
  const end = new RegExp(`${separator}|\\r\\n|\\n|\\r|$`, 'y')
  let record: string[] = []
  let at = 0
  while (at < text.length) {
    const begun = at
    at = text[at] === '"' ? closingQuote(text, at) + 1 : endOf(plain, text, at)
    record.push(contentOf(text.slice(begun, at)))
    const ended = endOf(end, text, at)
    if (ended === -1) throw brokenAt(text, begun)
    const isWithin = text.slice(at, ended) === separator
    at = ended
    if (isWithin && at < text.length) continue
    yield record
    record = []
  }
}

/** Where the sticky expression ends when it begins here; -1 if it does not match. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at
  return expression.test(text) ? expression.lastIndex : -1
}

function closingQuote(text: string, opening: number): number {
  let at = opening + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) throw brokenAt(text, opening)
    if (text[quote + 1] !== '"') return quote
    at = quote + 2
  }
}

const contentOf = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell

function brokenAt(text: string, at: number) {
  const line = text.slice(0, at).split('\n').length
  return refuseFile(`The quotation marks in line ${line} of the file do not match`)
}
