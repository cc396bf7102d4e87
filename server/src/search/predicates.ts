import type { Operation } from '@bnr/contract/criteria'
import { firstBirthDate, lastBirthDate } from '@bnr/contract/profiles/age'
import { listAt } from '@bnr/contract/profiles/fields'
import { any } from '@bnr/contract/search/defaults'
import type { searchKeys } from '@bnr/contract/search/keys'
import { type SearchKeyAt, searchKeyOf } from '@bnr/contract/search/searchable'
import { and, type SQL, sql } from 'drizzle-orm'
import { startOf } from '../database/prefix.ts'
import type { Actor } from '../http/actor.ts'
import type { Conditions } from '../http/criteria.ts'
import { nameBegins } from '../profiles/nameWords.ts'
import { genderCodes, incomeSteps } from '../profiles/searchRow.ts'
import { type CodedPath, codeColumns, codedPaths } from '../profiles/searchTables.ts'
import type { List } from '../reference/list.ts'
import { type ListName, lists } from '../reference/lists.ts'

type Range = { gte?: number | string | undefined; lte?: number | string | undefined }
type AgeRange = { gte?: number | undefined; lte?: number | undefined }

/** Finds profiles with any of these labels of a reference list. Labels that are on no list match nobody. */
function listed(column: string, name: ListName) {
  return (value: string | string[], _now: Date, operation: Operation) => {
    const labels = [value].flat()
    if (labels.includes(any)) return undefined
    const codesOf = operation === 'like' ? codesLike : codesOfLabel
    return codesIn(column, [...new Set(labels.flatMap((label) => codesOf(lists[name], label)))])
  }
}

function codesOfLabel(list: List, label: string): readonly number[] {
  return list.byKey(label) ? [list.codeOfKey(label), ...list.codesOf(label)] : list.codesOf(label)
}

/** All entries whose label contains the text, regardless of case. */
function codesLike({ entries }: List, text: string): number[] {
  const part = text.toLowerCase()
  return entries.filter(({ label }) => label.toLowerCase().includes(part)).map(({ code }) => code)
}

function codesIn(column: string, codes: readonly number[]): SQL {
  const [only] = codes
  if (codes.length === 0 || only === undefined) return sql`false`
  if (codes.length === 1) return sql`${sql.identifier(column)} = ${only}`
  return sql`${sql.identifier(column)} = any(${sql.raw(`'{${codes.join(',')}}'`)}::smallint[])`
}

function between(
  column: string,
  low: number | string | undefined,
  high: number | string | undefined,
): SQL | undefined {
  const name = sql.identifier(column)
  if (low !== undefined && high !== undefined) return sql`${name} between ${low} and ${high}`
  if (low !== undefined) return sql`${name} >= ${low}`
  return high === undefined ? undefined : sql`${name} <= ${high}`
}

const earliestBirth = '1900-01-01'

function age({ gte, lte }: AgeRange, now: Date): SQL | undefined {
  if (gte === undefined && lte === undefined) return undefined
  const from = lte === undefined ? earliestBirth : firstBirthDate(now, lte)
  return between('date_of_birth', from, gte === undefined ? undefined : lastBirthDate(now, gte))
}

/** Parses feet and inches: '5.11' is five feet eleven. */
function inches(value: Range['gte']): number | undefined {
  if (value === undefined || value === any || value === '') return undefined
  const [feet, rest] = String(value).split('.')
  return Number(feet) * 12 + Number(rest ?? 0)
}

/** Finds profiles whose income range begins in this range. */
function income({ gte, lte }: Range): SQL | undefined {
  const low = bound(gte)
  const high = bound(lte)
  const name = sql.identifier('income')
  if (high === undefined) return low ? sql`${name} >= ${low}` : undefined
  return low === high ? sql`${name} = ${low}` : sql`${name} >= ${low ?? 0} and ${name} < ${high}`
}

function bound(value: Range['gte']): number | undefined {
  if (value === undefined || value === any || value === '') return undefined
  return incomeSteps(Number(value))
}

/** A condition that the planner recognises for partial indexes. */
const is = (column: string, value: boolean): SQL =>
  value ? sql`${sql.identifier(column)}` : sql`not ${sql.identifier(column)}`

/** A condition on columns that the search table does not have. An index of `profiles` finds them. */
const ofProfile = (condition: SQL): SQL => sql`profile_id in (select id from profiles where ${condition})`

/** Compares a whole text or its beginning, regardless of case. */
const matching = (value: string, operation: Operation): SQL =>
  operation === 'like' ? sql`like ${startOf(value)}` : sql`= ${value.toLowerCase()}`

/** The conditions of fields with reference lists, whose keys and lists come from the contract. */
const ofLists = Object.fromEntries(
  codedPaths.map((path) => [searchKeyOf(path), listed(codeColumns[path], listAt(path) as ListName)]),
) as Record<SearchKeyAt<CodedPath>, ReturnType<typeof listed>>

const lookedAfterBy = (actor: Actor): SQL =>
  actor.kind === 'staff'
    ? sql`(tele_staff_id = ${actor.userId} or care_staff_id = ${actor.userId})`
    : sql`false`

/** The condition of each key. Undefined excludes nobody. */
export const predicates: Conditions<
  typeof searchKeys,
  [now: Date, operation: Operation, actor: Actor],
  SQL | undefined
> = {
  ...ofLists,
  ps: listed('status', 'profileStatuses'),
  pid: (value) => ofProfile(sql`bnr_id = ${Number(value)}`),
  'bi.dob': (value, now) => (typeof value === 'string' ? sql`date_of_birth = ${value}` : age(value, now)),
  'bi.ge': (value) => sql`gender = ${genderCodes[value]}`,
  'bi.ht': (value) => between('height_inches', inches(value.gte), inches(value.lte)),
  'pi.od': (value, _now, operation) =>
    ofProfile(sql`lower(professional->>'occupationDetail') ${matching(value, operation)}`),
  'pi.ai': (value) => income(value),
  'me.ms': () => sql`with_photo`,
  'me.mt': () => sql`with_photo`,
  pv: () => sql`verified`,
  'bi.na': (value, _now, operation) =>
    ofProfile(operation === 'like' ? nameBegins(value) : sql`lower(name) = ${value.toLowerCase()}`),
  'bi.em.v': (value) => ofProfile(sql`lower(email) = ${value.toLowerCase()}`),
  'bi.ph.nu': (value) => ofProfile(sql`phone_number = ${value}`),
  'bi.ph.cc': (value) => ofProfile(sql`phone_country_code = ${value}`),
  'bi.cp.nu': (value) => ofProfile(sql`basic#>>'{contactPersonPhone,number}' = ${value}`),
  'bi.cp.cc': (value) => ofProfile(sql`basic#>>'{contactPersonPhone,countryCode}' = ${value}`),
  me: (value) => is('with_photo', value),
  cdt: ({ gte, lte }) => registered(gte, lte),
  pa: (value) => is('paid', value),
  el: (value) => is('elite', value),
  tmsid: (value) => sql`tele_staff_id = ${value}`,
  ccsid: (value) => sql`care_staff_id = ${value}`,
  mine: (_value, _now, _operation, actor) => lookedAfterBy(actor),
  pn: ({ name, gte, lte }) =>
    sql`profile_id in (select m.profile_id from memberships m where ${
      and(
        name === undefined ? undefined : sql`m.plan_name = ${name}`,
        gte === undefined ? undefined : sql`m.starts_on >= ${gte}`,
        lte === undefined ? undefined : sql`m.starts_on <= ${lte}`,
      ) ?? sql`true`
    })`,
  uncalled: () => ofProfile(sql`status = 'Draft' and called_at is null`),
}

/** Profiles created on these days in India, inclusive. Uses the index `profiles_created`. */
function registered(from: string | undefined, to: string | undefined): SQL {
  const bounds = [
    from && sql`created_at >= ${`${from}T00:00+05:30`}::timestamptz`,
    to && sql`created_at < ${`${to}T24:00+05:30`}::timestamptz`,
  ].filter((bound) => typeof bound === 'object')
  if (bounds.length === 0) return sql`true`
  return sql`profile_id in (select id from profiles where ${sql.join(bounds, sql` and `)})`
}
