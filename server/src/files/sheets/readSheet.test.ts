import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxOf } from '../workbook.ts'
import { readSheet } from './readSheet.ts'

const limits = { rows: 10, columns: 5, cell: 50, unpacked: 100_000 }
const read = async (content: string | Buffer, own = limits) =>
  (await readSheet(Buffer.from(content), own)).map(({ number, cells }) => [number, ...cells])

test.each([
  ['commas', 'Name,Place\r\nMary,Kochi\r\n'],
  ['semicolons and a byte order mark', '\ufeffName;Place\nMary;Kochi'],
  ['tabs and old line ends', 'Name\tPlace\rMary\tKochi'],
  ['quotes', '"Name","Place"\n"Mary","Kochi"\n'],
])('reads a CSV with %s', async (_, text) => {
  expect(await read(text)).toEqual([
    [1, 'Name', 'Place'],
    [2, 'Mary', 'Kochi'],
  ])
})

test('keeps commas, line ends and quotes of a quoted cell, a height with its marks, and formulas as texts', async () => {
  expect(await read('A,B,C\n"x, ""y""\nz",5\'4",=1+1\n\n,,\nlast')).toEqual([
    [1, 'A', 'B', 'C'],
    [2, 'x, "y"\nz', '5\'4"', '=1+1'],
    [5, 'last'],
  ])
})

test('reads the encodings in which spreadsheets on Windows save', async () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\tஏசு', 'utf16le')])
  expect(await read(utf16)).toEqual([[1, 'Name', 'ஏசு']])
  expect(await read(Buffer.from('Andr\u00e9', 'latin1'))).toEqual([[1, 'André']])
})

const file = { file: expect.any(String) }

test.each([
  ['an open quote', 'A,B\n"x,y'],
  ['text behind a quote', 'A\n"x"y'],
  ['too many rows', 'x\n'.repeat(11)],
  ['too many columns', 'a,b,c,d,e,f'],
  ['a long cell', 'x'.repeat(51)],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff])],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['something that only begins like a ZIP file', 'PK\u0003\u0004 and no more'],
])('refuses %s', async (_, content) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'invalid_input', fields: file })
})

test('reads back a workbook of our own', async () => {
  const rows = [
    ['Name', 'Height', 'Mobile'],
    ['Mary & <May>', 5.4, 9_876_543_210],
    ['=1+1', '', 'x'],
  ]
  const content = Buffer.concat(await xlsxOf('People', rows).toArray())
  expect(await read(content)).toEqual([
    [1, 'Name', 'Height', 'Mobile'],
    [2, 'Mary & <May>', '5.4', '9876543210'],
    [3, "'=1+1", '', 'x'],
  ])
})

const relationships = `<Relationships><Relationship Id="r1" Target="worksheets/hidden.xml"/><Relationship Id="r2" Target="/xl/worksheets/people.xml"/></Relationships>`
const workbook = (sheet: string, more: Record<string, string> = {}) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          'xl/workbook.xml':
            '<workbook xmlns:r="x"><sheets><sheet state="hidden" r:id="r1"/><sheet r:id="r2"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels': relationships,
          'xl/worksheets/people.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
          ...more,
        }).map(([path, xml]) => [path, strToU8(xml)]),
      ),
    ),
  )

test('reads shared texts, days, formulas with and without a stored value, and gaps between cells', async () => {
  const content = workbook(
    `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" s="1"><v>35897</v></c></row>
     <row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="B4"><f>HYPERLINK("x")</f></c><c r="C4" t="str"><f>x</f><v>shown</v></c></row>
     <row r="5"><c r="A5" t="e"><v>#REF!</v></c><c r="B5" t="b"><v>1</v></c></row>`,
    {
      'xl/sharedStrings.xml': '<sst><si><r><t>Ma</t></r><r><t>ry</t></r><rPh><t>hint</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    },
  )
  expect(await read(content)).toEqual([
    [3, 'Mary', '', '1998-04-12'],
    [4, '2', '=HYPERLINK("x")', 'shown'],
    [5, '', '1'],
  ])
})

test('refuses a workbook that would be too large, one that expands entities, and one that is broken', async () => {
  const bomb = workbook(`<row>${' '.repeat(200_000)}</row>`)
  await expect(read(bomb)).rejects.toMatchObject({ fields: file, message: /too large/ })
  const misnamed = workbook('', {
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r2" Target="worksheets/people.txt"/></Relationships>',
    'xl/worksheets/people.txt': `<worksheet><row r="1"><c t="str"><v>A</v></c></row>${' '.repeat(200_000)}</worksheet>`,
  })
  await expect(read(misnamed)).rejects.toMatchObject({ fields: file })
  const entities =
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>'
  await expect(read(workbook('', { 'xl/worksheets/people.xml': entities }))).rejects.toMatchObject({
    fields: file,
  })
  await expect(read(workbook('<row><c>'))).rejects.toMatchObject({ fields: file })
  await expect(read(workbook('<row/>').subarray(0, 300))).rejects.toMatchObject({ fields: file })
})
