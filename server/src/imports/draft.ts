import { type ImportFieldName, importFieldNames, importFields } from '@bnr/contract/imports/fields'
import type { CellProblem, ImportMapping } from '@bnr/contract/imports/schemas'
import { defaultCountry } from '@bnr/contract/profiles/address'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { valueAt } from '@bnr/contract/profiles/rule'
import { lists } from '../reference/lists.ts'
import { newProfile } from '../registration/newProfile.ts'
import { ruleProblems } from './problems.ts'
import { type Context, type Read, readCell } from './readCell.ts'

/** A row as a profile, and what is wrong with it. */
export type RowDraft = {
  profile: ProfileSections
  registeredOn?: string
  problems: CellProblem[]
  /** Values that were replaced by a suggested spelling. */
  corrected: string[]
}

/** Reads the cells of a row in the order of the fields, so that its country is known before its state and city. */
export function draftOf(cells: readonly string[], mapping: ImportMapping, now: Date): RowDraft {
  const given: Answers = {}
  const row: Omit<RowDraft, 'profile'> = { problems: [], corrected: [] }
  for (const field of importFieldNames) {
    const column = mapping.fields.indexOf(field)
    const cell = cells[column] ?? ''
    if (cell === '') continue
    const read = accepted(readCell(field, cell, contextOf(given)), mapping.suggestions)
    if ('message' in read) row.problems.push({ column, field, message: read.message })
    else put(given, field, read.value)
    if ('corrected' in read) row.corrected.push(`${cell} → ${read.corrected}`)
  }
  complete(given, mapping)
  const { registeredOn, ...sections } = given
  if (typeof registeredOn === 'string') row.registeredOn = registeredOn
  const profile = newProfile(sections as ProfileSections, 'Admin')
  const known = new Set(row.problems.map(({ field }) => field))
  const further = ruleProblems({ profile, registeredOn: row.registeredOn }, mapping, now)
  row.problems.push(...further.filter(({ field }) => !field || !known.has(field)))
  return { ...row, profile }
}

/** Takes the suggested spelling if the import says so. */
function accepted(read: Read, takesSuggestions: boolean): Read | { value: unknown; corrected: string } {
  const isTaken = takesSuggestions && 'message' in read && read.suggestion !== undefined
  return isTaken ? { value: read.suggestion, corrected: String(read.suggestion) } : read
}

type Answers = Record<string, unknown>

function contextOf(given: Answers): Context {
  const current = valueAt(given, 'location.current') as Context | undefined
  return { country: current?.country, state: current?.state }
}

function put(given: Answers, field: ImportFieldName, value: unknown): void {
  const parts = importFields[field].path.split('.')
  const last = parts.pop() ?? ''
  let at = given
  for (const part of parts) {
    at[part] ??= {}
    at = at[part] as Answers
  }
  at[last] = value
}

/** Adds what the whole import says, and the state and country that a place implies. */
function complete(given: Answers, { createdFor, profileSource }: ImportMapping): void {
  const basic = (given.basic ?? {}) as Answers
  given.basic = { ...(createdFor && { createdFor }), ...(profileSource && { profileSource }), ...basic }
  const current = valueAt(given, 'location.current') as Answers | undefined
  if (!current) return
  if (current.city && !current.state) {
    const states = lists.districts
      .codesOf(String(current.city))
      .map((code) => lists.districts.byCode(code)?.parent)
    if (states.length === 1) current.state = lists.states.labelOf(states[0] ?? 0)
  }
  if (current.state || current.city) current.country ??= defaultCountry
}
