import { expect, test } from 'vitest'
import { csvOf, xlsxOf } from './spreadsheet.ts'

const textOf = async (rows: Parameters<typeof csvOf>[0]) => (await csvOf(rows).toArray()).join('')

test('a CSV quotes what would break its lines', async () => {
  expect(
    await textOf([
      ['Name', 'Sum'],
      ['Mary "May", Kochi', 3500.5],
      ['two\nlines', -1],
    ]),
  ).toBe('\ufeffName,Sum\r\n"Mary ""May"", Kochi",3500.5\r\n"two\nlines",-1\r\n')
})

test.each(['=1+1', '+91', '-2', '@sum', '\tx', '\rx'])('the text %j is no formula in a CSV', async (text) => {
  expect(await textOf([[text]])).toContain(`'${text}`)
})

test('a workbook holds texts as texts and figures as figures', async () => {
  const { unzipSync, strFromU8 } = await import('fflate')
  const files = unzipSync(
    await xlsxOf('Sums', [
      ['Name', 'Sum'],
      ['=1+1', -3500.5],
    ]),
  )
  const everything = Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n')
  expect(everything).toContain('&apos;=1+1'.replace('&apos;', "'"))
  expect(everything).toContain('<v>-3500.5</v>')
  expect(everything).not.toContain('<f>')
})
