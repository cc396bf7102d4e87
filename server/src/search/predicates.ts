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
import { type CodeColumn, type Filter, type FlagColumn, onlySql } from './filters.ts'
import { isNewFor } from './members/since.ts'

type Range = { gte?: number | string | undefined; lte?: number | string | undefined }
type AgeRange = { gte?: number | undefined; lte?: number | undefined }

/** Finds profiles with any of these labels of a reference list. Labels that are on no list match nobody. */
function listed(column: CodeColumn | 'status', name: ListName) {
  return (value: string | string[], _now: Date, operation: Operation): Filter | undefined => {
    const labels = [...new Set([value].flat())]
    if (labels.includes(any)) return undefined
    const codesOf = operation === 'like' ? codesLike : codesOfLabel
    const codes = [...new Set(labels.flatMap((label) => codesOf(lists[name], label)))]
    return { kind: 'codes', column, codes }
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

const earliestBirth = '1900-01-01'

function age({ gte, lte }: AgeRange, now: Date): Filter | undefined {
  if (gte === undefined && lte === undefined) return undefined
  const from = lte === undefined ? earliestBirth : firstBirthDate(now, lte)
  return { kind: 'born', from, to: gte === undefined ? undefined : lastBirthDate(now, gte) }
}

function height(range: Range): Filter | undefined {
  const [from, to] = [inches(range.gte), inches(range.lte)]
  return from === undefined && to === undefined
    ? undefined
    : { kind: 'between', column: 'height_inches', from, to }
}

/** Parses feet and inches: '5.11' is five feet eleven. */
function inches(value: Range['gte']): number | undefined {
  if (value === undefined || value === any || value === '') return undefined
  const [feet, rest] = String(value).split('.')
  return Number(feet) * 12 + Number(rest ?? 0)
}

/** Finds profiles whose income range begins in this range; the upper limit belongs to it only if both are the same. */
function income({ gte, lte }: Range): Filter | undefined {
  const [low = 0, high] = [bound(gte), bound(lte)]
  if (high === undefined) return low > 0 ? { kind: 'between', column: 'income', from: low } : undefined
  return { kind: 'between', column: 'income', from: low, to: low === high ? high : high - 1 }
}

function bound(value: Range['gte']): number | undefined {
  if (value === undefined || value === any || value === '') return undefined
  return incomeSteps(Number(value))
}

/** A condition on columns that the search table does not have. An index of `profiles` finds them. */
const ofProfile = (condition: SQL): Filter =>
  onlySql(sql`profile_id in (select id from profiles where ${condition})`)

/** Compares a whole text or its beginning, regardless of case. */
const matching = (value: string, operation: Operation): SQL =>
  operation === 'like' ? sql`like ${startOf(value)}` : sql`= ${value.toLowerCase()}`

/** The conditions of fields with reference lists, whose keys and lists come from the contract. */
const ofLists = Object.fromEntries(
  codedPaths.map((path) => [searchKeyOf(path), listed(codeColumns[path], listAt(path) as ListName)]),
) as Record<SearchKeyAt<CodedPath>, ReturnType<typeof listed>>

const lookedAfterBy = (actor: Actor): Filter =>
  onlySql(
    actor.kind === 'staff'
      ? sql`(tele_staff_id = ${actor.userId} or care_staff_id = ${actor.userId})`
      : sql`false`,
  )

const flag = (column: FlagColumn, value = true): Filter => ({ kind: 'flag', column, value })

/** The condition of each key. Undefined excludes nobody. */
export const predicates: Conditions<
  typeof searchKeys,
  [now: Date, operation: Operation, actor: Actor],
  Filter | undefined
> = {
  ...ofLists,
  ps: listed('status', 'profileStatuses'),
  pid: (value) => ofProfile(sql`bnr_id = ${Number(value)}`),
  'bi.dob': (value, now) =>
    typeof value === 'string' ? { kind: 'born', from: value, to: value } : age(value, now),
  'bi.ge': (value) => onlySql(sql`gender = ${genderCodes[value]}`),
  'bi.ht': (value) => height(value),
  'pi.od': (value, _now, operation) =>
    ofProfile(sql`lower(professional->>'occupationDetail') ${matching(value, operation)}`),
  'pi.ai': (value) => income(value),
  'me.ms': () => flag('with_photo'),
  'me.mt': () => flag('with_photo'),
  pv: () => flag('verified'),
  nw: (value, now, _operation, actor) => onlySql(isNewFor(actor, value, now)),
  'bi.na': (value, _now, operation) =>
    ofProfile(operation === 'like' ? nameBegins(value) : sql`lower(name) = ${value.toLowerCase()}`),
  'bi.em.v': (value) => ofProfile(sql`lower(email) = ${value.toLowerCase()}`),
  'bi.ph.nu': (value) => ofProfile(sql`phone_number = ${value}`),
  'bi.ph.cc': (value) => ofProfile(sql`phone_country_code = ${value}`),
  'bi.cp.nu': (value) => ofProfile(sql`basic#>>'{contactPersonPhone,number}' = ${value}`),
  'bi.cp.cc': (value) => ofProfile(sql`basic#>>'{contactPersonPhone,countryCode}' = ${value}`),
  me: (value) => flag('with_photo', value),
  cdt: ({ gte, lte }) => registered(gte, lte),
  pa: (value) => flag('paid', value),
  el: (value) => flag('elite', value),
  tmsid: (value) => onlySql(sql`tele_staff_id = ${value}`),
  ccsid: (value) => onlySql(sql`care_staff_id = ${value}`),
  mine: (_value, _now, _operation, actor) => lookedAfterBy(actor),
  pn: ({ name, gte, lte }) => onlySql(planBegun(name, gte, lte)),
  uncalled: () => ofProfile(sql`status = 'Draft' and called_at is null`),
}

/** Profiles with a membership of this plan that began in this period. */
function planBegun(name: string | undefined, from: string | undefined, to: string | undefined): SQL {
  const conditions = and(
    name === undefined ? undefined : sql`m.plan_name = ${name}`,
    from === undefined ? undefined : sql`m.starts_on >= ${from}`,
    to === undefined ? undefined : sql`m.starts_on <= ${to}`,
  )
  return sql`profile_id in (select m.profile_id from memberships m where ${conditions ?? sql`true`})`
}

/** Profiles created on these days in India, inclusive. Uses the index `profiles_created`. */
function registered(from: string | undefined, to: string | undefined): Filter | undefined {
  const bounds = [
    from && sql`created_at >= ${`${from}T00:00+05:30`}::timestamptz`,
    to && sql`created_at < ${`${to}T24:00+05:30`}::timestamptz`,
  ].filter((bound) => typeof bound === 'object')
  return bounds.length > 0 ? ofProfile(sql.join(bounds, sql` and `)) : undefined
}
