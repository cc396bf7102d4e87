import { buffer } from 'node:stream/consumers'
import { bankFile, type StatementColumns } from '@bnr/contract/bank/uploads'
import { expect, test } from 'vitest'
import { readCsv } from '../files/sheets/csv.ts'
import { xlsxOf } from '../files/workbook.ts'
import { readStatement } from './readStatement.ts'
import { rowsOfFile } from './rowsOfFile.ts'

const today = '2026-11-26'
const limits = { ...bankFile, unpacked: 0 }
const read = (text: string | Buffer, columns?: StatementColumns) =>
  readStatement(readCsv(Buffer.from(text), limits), columns, today)
const credit = (row: number, day: string, amount: number, reference: string) => ({
  row,
  day,
  amount,
  reference,
})

const statements: Record<string, string | Buffer> = {
  'credit and debit in two columns, with lines above the table, Windows line ends and a byte order mark': [
    '\ufeffAccount name,BNR Matrimony',
    'Period,"1 Nov 2026, to 30 Nov 2026"',
    '',
    'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
    '21/11/2026,21/11/2026,"NEFT, ANITA MARY",N12345,,"1,180.00","5,000.00"',
    '22/11/2026,22/11/2026,CHARGES,,59.00,,"4,941.00"',
    '22/11/2026,22/11/2026,Opening,,,,"4,941.00"',
    '23/11/2026,23/11/2026,"UPI ""SAM""",,,500,"5,441.00"',
    'Total,,,,59.00,"1,680.00",',
    'This statement needs no signature',
  ].join('\r\n'),
  'a signed amount, tabs, and the month by its name': [
    'Date\tNarration\tUTR\tAmount',
    '21-Nov-26\tNEFT, ANITA MARY\tN12345\t1180.00',
    '22-Nov-26\tCHARGES\t\t-59.00',
    '22-Nov-26\tBalance\t\t',
    '23-Nov-26\tUPI "SAM"\t\t500',
    '\tTotal\t\t1621',
    '\tEnd\t\t',
  ].join('\n'),
  'CR and DR in a column, semicolons, in UTF-16': Buffer.from(
    `\ufeff${[
      'Transaction Date;Particulars;Cheque;Amount;CR/DR',
      '2026-11-21;NEFT, ANITA MARY;N12345;1180.00;CR',
      '2026-11-22;CHARGES;;59.00;DR',
      '2026-11-22;Balance;;;',
      '2026-11-23;"UPI ""SAM""";;500;Cr',
      'Page total;;;;',
      'End;;;1680;',
    ].join('\r')}`,
    'utf16le',
  ),
}

test.each(Object.entries(statements))('reads %s', (_, text) => {
  const { credits, debits, others, errors } = read(text)
  expect(errors).toEqual([])
  expect(credits.map(({ row: _, ...line }) => line)).toEqual([
    { day: '2026-11-21', amount: 118_000, reference: 'NEFT, ANITA MARY N12345' },
    { day: '2026-11-23', amount: 50_000, reference: 'UPI "SAM"' },
  ])
  expect({ debits, others }).toEqual({ debits: 1, others: 3 })
})

const plain = 'Date,Description,Amount\n'

test('names row and column of every error', () => {
  const { errors, credits } = read(
    `${plain}31/02/2026,a,5\n21/11/2026,b,x\n,c,5\n21/11/2026,=1+1,5\n27/11/2026,d,5\n21/11/2026,e,5`,
  )
  expect(errors).toEqual([
    { row: 2, column: 'Date', message: "'31/02/2026' is not a date" },
    { row: 3, column: 'Amount', message: "'x' is not an amount" },
    { row: 4, column: 'Date', message: 'The day is missing' },
    { row: 5, column: 'Description', message: 'Formulas are not accepted' },
    { row: 6, column: 'Date', message: "'2026-11-27' is in the future" },
  ])
  expect(credits).toEqual([credit(7, '2026-11-21', 500, 'e')])
})

test('takes a wrong day below the last line for an error, not for a note of the bank', () => {
  expect(read(`${plain}21/11/2026,a,5\n31/11/2026,b,5`).errors).toEqual([
    { row: 3, column: 'Date', message: "'31/11/2026' is not a date" },
  ])
})

test('skips headings that the bank repeats on each page', () => {
  expect(read(`${plain}21/11/2026,a,5\n${plain}22/11/2026,b,6`).errors).toEqual([])
})

test('asks for the columns if it does not know the headings', () => {
  const text = 'My bank,,\nPosting Date,Text,Credit amount\n21/11/2026,a,5'
  expect(read(text)).toMatchObject({ headings: ['Posting Date', 'Text', 'Credit amount'], credits: [] })
  const columns = { day: 'Posting Date', reference: 'Text', amount: 'Credit amount' }
  expect(read(text, columns).credits).toEqual([credit(3, '2026-11-21', 500, 'a')])
})

test('finds mapped headings in any row and any spelling of case and spaces', () => {
  const columns = { day: 'when', reference: 'what', amount: 'how much' }
  expect(read('Bank of Kovai\nWhen,What,How  Much\n21/11/2026,a,5', columns).credits).toHaveLength(1)
})

const refused: [string, string | Buffer, object][] = [
  ['a zip file', Buffer.from('504b0304140000000800', 'hex'), { file: expect.stringContaining('workbook') }],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { file: expect.stringContaining('XLS') }],
  ['a PDF', '%PDF-1.7', { file: expect.any(String) }],
  ['binary content', Buffer.from([1, 0, 255, 254, 0, 200]), { file: expect.any(String) }],
  ['a text without a table', 'hello', { file: 'The file has no table of three columns or more' }],
  ['a huge cell', `${plain}21/11/2026,${'x'.repeat(1001)},5`, { file: expect.stringContaining('row 2') }],
  ['an open quotation mark', `${plain}21/11/2026,"a,5`, { file: expect.stringContaining('line 2') }],
  ['too many rows', `${plain}${'21/11/2026,a,5\n'.repeat(5001)}`, { file: expect.stringContaining('rows') }],
  ['too many columns', `${','.repeat(50)}x`, { file: expect.stringContaining('columns') }],
]

test.each(refused)('refuses %s', async (_, text, fields) => {
  const read = rowsOfFile(Buffer.from(text).toString('base64')).then((rows) =>
    readStatement(rows, undefined, today),
  )
  await expect(read).rejects.toEqual(expect.objectContaining({ status: 400, fields }))
})

test('reads an XLSX file too, whose days are days', async () => {
  const workbook = await buffer(
    xlsxOf('November', [
      ['Date', 'Narration', 'Amount'],
      ['21/11/2026', 'NEFT ANITA', 1180.5],
    ]),
  )
  const rows = await rowsOfFile(workbook.toString('base64'))
  expect(readStatement(rows, undefined, today).credits).toEqual([
    credit(2, '2026-11-21', 118_050, 'NEFT ANITA'),
  ])
})

test('names the column that the file does not have', () => {
  const columns = { day: 'Date', reference: 'Narration', amount: 'Amount' }
  expect(() => read(`${plain}21/11/2026,a,5`, columns)).toThrow(
    expect.objectContaining({ fields: { 'cl.ref': "The file has no column 'Narration'" } }),
  )
})

test('offers the row with the most cells for mapping if no heading is a usual one', () => {
  const { headings, columns } = read('My bank\nWhen,What,How much\n21/11/2026,a,5')
  expect([headings, columns]).toEqual([['When', 'What', 'How much'], undefined])
})
