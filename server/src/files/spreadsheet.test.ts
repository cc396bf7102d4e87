import { expect, test } from 'vitest'
import { csvOf } from './spreadsheet.ts'
import { xlsxOf } from './workbook.ts'

const textOf = async (rows: Parameters<typeof csvOf>[0]) =>
  Buffer.concat(await csvOf(rows).toArray()).toString()

test('a CSV quotes cells that contain commas, quotes or line breaks', async () => {
  expect(
    await textOf([
      ['Name', 'Sum'],
      ['Mary "May", Kochi', 3500.5],
      ['two\nlines', -1],
    ]),
  ).toBe('\ufeffName,Sum\r\n"Mary ""May"", Kochi",3500.5\r\n"two\nlines",-1\r\n')
})

test.each(['=1+1', '+91', '-2', '@sum', '\tx', '\rx', '\nx', ' =1+1', '＝1+1'])(
  'the text %j does not become a formula in a CSV',
  async (text) => {
    expect(await textOf([[text]])).toContain(`'${text}`)
  },
)

test('a CSV is streamed in pieces of many rows without losing any', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [`row ${index}`, 'ஏசு'])
  const pieces = await csvOf(rows).toArray()
  expect(pieces.length).toBeLessThan(20)
  const lines = Buffer.concat(pieces).toString().trim().split('\r\n')
  expect(lines).toHaveLength(20_000)
  expect(lines.at(-1)).toBe('row 19999,ஏசு')
})

async function filesOf(...workbook: Parameters<typeof xlsxOf>) {
  const { unzipSync, strFromU8 } = await import('fflate')
  const files = unzipSync(Buffer.concat(await xlsxOf(...workbook).toArray()))
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, strFromU8(file)]))
}
const sheets = (files: Record<string, string>) =>
  Object.keys(files).filter((path) => path.startsWith('xl/worksheets/'))
const valuesOf = (xml = '') =>
  [...xml.matchAll(/<t [^>]*>([^<]*)<|<v>([^<]*)</g)].map((match) => match[1] ?? match[2])

test('a workbook contains texts as texts and figures as figures', async () => {
  const files = await filesOf('Sums', [
    ['Name', 'Sum'],
    ['=1+1', -3500.5],
    ['Mary & <May>', ''],
  ])
  const sheet = files['xl/worksheets/sheet1.xml']
  expect(valuesOf(sheet)).toEqual(['Name', 'Sum', "'=1+1", '-3500.5', 'Mary &amp; &lt;May&gt;'])
  expect(sheet).not.toContain('<f>')
  expect(files['xl/workbook.xml']).toContain('<sheet name="Sums"')
})

test('a workbook drops characters that XML forbids and escapes texts that look like XML escapes', async () => {
  const files = await filesOf('x', [['a\u0000b\ud800c', 'plan_x0041_']])
  expect(valuesOf(files['xl/worksheets/sheet1.xml'])).toEqual(['abc', 'plan_x005F_x0041_'])
})

test.each([
  [0, [1]],
  [3, [4]],
  [4, [4, 2]],
  [7, [4, 4, 2]],
])('%i rows, three a sheet, make sheets of %j rows with their headings', async (count, expected) => {
  const rows = Array.from({ length: count }, (_, index) => [index])
  const files = await filesOf('Many', [['Heading'], ...rows], 3)
  const paths = sheets(files)
  expect(paths.map((path) => files[path]?.match(/<row>/g)?.length)).toEqual(expected)
  for (const path of paths) expect(valuesOf(files[path])[0]).toBe('Heading')
  expect(files['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(expected.length)
  expect(paths.flatMap((path) => valuesOf(files[path]).slice(1))).toEqual(rows.map(([row]) => String(row)))
})

test('a workbook whose rows fail ends with an error', async () => {
  async function* broken() {
    yield ['Heading']
    yield ['row']
    throw new Error('broke off')
  }
  await expect(xlsxOf('x', broken()).toArray()).rejects.toThrow('broke off')
})
