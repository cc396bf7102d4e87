import {
  type ImportFieldName,
  importFieldNames,
  importFields,
  importLabel,
} from '@bnr/contract/imports/fields'
import { type FieldChoice, leftOut } from '@bnr/contract/imports/schemas'
import { formatAt } from '@bnr/contract/profiles/fields'
import { isReadable } from './readCell.ts'

type Column = { heading: string; sample: readonly string[] }

/** The columns of an earlier file of the same source: field by heading in lower case. */
export type Remembered = Readonly<Record<string, ImportFieldName>>

/** Fields that their values alone give away. */
const telling = [
  'email',
  'dateOfBirth',
  'mobile',
  'gender',
  'maritalStatus',
  'motherTongue',
  'denomination',
  'education',
  'occupation',
  'city',
  'state',
  'country',
] as const satisfies ImportFieldName[]

/** Guesses the field of each column: from the last file of the source, from headings, then from values. */
export function guessFields(columns: readonly Column[], remembered: Remembered): FieldChoice[] {
  const guessed: (ImportFieldName | undefined)[] = columns.map(() => undefined)
  const steps: ((column: Column) => readonly ImportFieldName[])[] = [
    ({ heading }) => fieldsIn(remembered, heading.toLowerCase()),
    ({ heading }) => importFieldNames.filter((name) => namesOf(name).includes(plain(heading))),
    (column) => byHeading(column),
    (column) => telling.filter((name) => fits(name, column, 0.8)),
  ]
  for (const candidates of steps)
    columns.forEach((column, index) => {
      guessed[index] ??= candidates(column).find((name) => !guessed.includes(name))
    })
  return guessed.map((field) => field ?? leftOut)
}

const fieldsIn = (remembered: Remembered, heading: string): readonly ImportFieldName[] =>
  Object.entries(remembered).flatMap(([name, field]) => (name === heading ? [field] : []))

/** Fields of which the heading contains a name, the longest name first, if most values can be read as such. */
function byHeading(column: Column): ImportFieldName[] {
  const heading = ` ${plain(column.heading)} `
  const lengthOf = (name: ImportFieldName) =>
    Math.max(0, ...namesOf(name).flatMap((word) => (heading.includes(` ${word} `) ? [word.length] : [])))
  return importFieldNames
    .filter((name) => lengthOf(name) > 0 && fits(name, column, 0.5))
    .sort((one, other) => lengthOf(other) - lengthOf(one))
}

const namesOf = (name: ImportFieldName): string[] =>
  [importLabel(name), name.replace(/[A-Z]/g, ' $&'), ...importFields[name].words].map(plain)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether this part of the values can be read as the field. */
function fits(name: ImportFieldName, { sample }: Column, part: number): boolean {
  const given = sample.filter((cell) => cell !== '')
  if (given.length === 0) return part <= 0.5
  const readable = given.filter((cell) => isReadable(name, cell) && looksLike(name, cell))
  return readable.length >= given.length * part
}

function looksLike(name: ImportFieldName, cell: string): boolean {
  if (name === 'email') return cell.includes('@')
  if (name === 'mobile' || name === 'secondMobile') return cell.replace(/\D/g, '').length >= 10
  const { path } = importFields[name]
  if (path === 'registeredOn') return true
  const kind = formatAt(path)?.kind ?? ''
  if (['list', 'choice'].includes(kind)) return !/^\d+$/.test(cell)
  return kind !== 'name' || !/\d/.test(cell)
}
