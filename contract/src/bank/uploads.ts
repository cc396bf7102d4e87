import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint } from '../endpoint.ts'
import { amountOfMany } from '../money.ts'
import { noAudit } from '../noAudit.ts'
import { count, isoDate, line } from '../values.ts'
import { wire } from '../wire.ts'

/** Limits of an uploaded file. */
export const bankFile = { bytes: 1_500_000, rows: 5000, columns: 40, cell: 1000 } as const

/** Base64 has four characters for three bytes. */
const mostCharacters = Math.ceil(bankFile.bytes / 3) * 4
const chooseFile = 'Choose a file'
export const fileTooLarge = 'Choose a file of at most 1.5 MB'

const heading = (message: string) => line(80, message)
const otherHeading = line(80).optional()

/** Headings of the columns of a statement. Finance maps them once for each account. */
export const statementColumns = wire('Columns of a bank statement', {
  day: ['dt', heading('Choose the column of the day'), 'Heading of the column with the day'],
  reference: [
    'ref',
    heading('Choose the column of the reference'),
    'Heading of the column with the reference',
  ],
  further: [
    're2',
    otherHeading,
    'Heading of a second column with a reference, such as the number of a cheque',
  ],
  amount: [
    'am',
    heading('Choose the column of the amount'),
    'Heading of the column of credits, or of an amount with a sign',
  ],
  debit: ['db', otherHeading, 'Heading of the column of debits, if they have their own'],
  sign: ['sg', otherHeading, 'Heading of the column that says CR or DR, if there is one'],
})
export type StatementColumns = z.output<typeof statementColumns>
export type StatementColumn = keyof StatementColumns

const bankAccountName = line(60, 'Enter the name of the account')

const uploaded = {
  method: 'POST',
  permission: 'payments.match',
  largestBody: mostCharacters + 20_000,
} as const

/** What every upload of a file with money in it has in common. */
export const bankUpload = {
  content: [
    'file',
    z
      .string({ error: chooseFile })
      .min(1, chooseFile)
      .max(mostCharacters, fileTooLarge)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, chooseFile),
    'The file in base64',
  ],
  preview: { ...uploaded, limit: { requests: 12, perMinutes: 60 } },
  upload: { ...uploaded, limit: { requests: 3, perMinutes: 60 } },
} as const

const sent = {
  account: ['na', bankAccountName, 'Name of the bank account; we remember its columns under this name'],
  content: bankUpload.content,
} as const

const many = count(0, 2_147_483_647)

/** What a statement contains, and what of it is new. */
const counted = {
  added: ['new', many, 'Credits that we do not have yet'],
  repeated: ['rep', many, 'Credits that an earlier statement already contained'],
  debits: ['deb', many, 'Debits, which are not stored'],
  others: ['oth', many, 'Rows without an amount, such as balances'],
} as const

const readLine = wire('Line of a statement', {
  row: ['row', many, 'Row of the file, counted from 1'],
  day: ['dt', isoDate(), 'Day, yyyy-MM-dd'],
  amount: ['am', amountOfMany, 'Amount'],
  reference: ['ref', z.string(), 'Reference'],
  isNew: ['new', z.boolean(), 'We do not have it yet'],
})

export const rowError = wire('Error in a row', {
  row: ['row', many, 'Row of the file, counted from 1'],
  column: ['col', z.string(), 'Heading of the column'],
  message: ['message', z.string(), 'What is wrong'],
})
export type RowError = z.output<typeof rowError>

const statementPreview = wire('Preview of a statement', {
  headings: ['hd', z.array(z.string()), 'Headings of the file'],
  columns: ['cl', statementColumns.optional(), 'Columns that were used; absent if they must be mapped first'],
  ...counted,
  from: ['fdt', isoDate().optional(), 'First day, yyyy-MM-dd'],
  to: ['tdt', isoDate().optional(), 'Last day, yyyy-MM-dd'],
  total: ['ttl', amountOfMany, 'Sum of all credits'],
  lines: ['ln', z.array(readLine), 'The first credits'],
  errors: ['err', z.array(rowError), 'The first errors'],
  errorCount: ['ne', many, 'Number of all errors; nothing is imported while there are any'],
})
export type StatementPreview = z.output<typeof statementPreview>

export const previewStatement = endpoint({
  ...bankUpload.preview,
  path: '/bank/statements/preview',
  audit: noAudit.own,
  summary:
    'Read a bank statement without storing it; maps its columns by earlier uploads or by their headings',
  body: wire('Statement to look at', {
    ...sent,
    columns: ['cl', statementColumns.optional(), 'Columns, if the person has mapped them'],
  }),
  reply: statementPreview,
})

export const uploadStatement = endpoint({
  ...bankUpload.upload,
  path: '/bank/statements',
  audit: { changes: 'bank statement upload' },
  summary: 'Store the credits of a bank statement that are new, and propose invoices for them',
  body: wire('Statement', { ...sent, columns: ['cl', statementColumns, 'Columns'] }),
  reply: wire('Stored statement', {
    message: ['message', z.string(), 'What happened, as text for the user'],
    ...counted,
  }),
})

export const listBankAccounts = endpoint({
  path: '/bank/accounts',
  permission: 'payments.read',
  audit: noAudit.catalogue,
  summary: 'Bank accounts whose statements finance uploaded',
  reply: wire('Bank accounts', {
    names: ['na', z.array(z.string()), 'Names'],
    hasSample: ['smp', z.boolean(), 'A sample statement can be downloaded, in a demo only'],
  }),
})

export const downloadSample = downloadEndpoint({
  path: '/bank/sample',
  permission: 'payments.match',
  audit: { none: 'Only a demo has this statement, which is made up' },
  summary: 'A statement to try the upload with; 404 outside a demo',
  limit: { requests: 20 },
})
