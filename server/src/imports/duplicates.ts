import type { Duplicate } from '@bnr/contract/imports/schemas'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
import { isSameName } from '../registration/lookAlikes.ts'

type Person = { row: number; profile: ProfileSections }

/** Most people of one birth date that are compared by name. */
const mostOfADay = 500

/** What a row can share with another row or a profile. */
type Traits = {
  number: string | undefined
  email: string | undefined
  born: string | undefined
  name: string
}

const traitsOf = ({ basic }: ProfileSections): Traits => ({
  number: basic?.phone ? `${basic.phone.countryCode} ${basic.phone.number}` : undefined,
  email: basic?.email?.address.toLowerCase() ?? undefined,
  born: basic?.dateOfBirth ?? undefined,
  name: basic?.name ?? '',
})

/** Finds the earlier rows of a file that a row repeats. */
export function duplicatesInFile() {
  const numbers = new Map<string, number>()
  const emails = new Map<string, number>()
  const people = new Map<string, { row: number; name: string }[]>()
  return ({ row, profile }: Person): Duplicate[] => {
    const { number, email, born = '', name } = traitsOf(profile)
    const sameDay = people.get(born) ?? []
    const person = born && sameDay.find((one) => isSameName(one.name, name))
    if (born) people.set(born, [...sameDay, { row, name }])
    return [
      ...earlier('number', numbers, number, row),
      ...earlier('email', emails, email, row),
      ...(person ? [{ kind: 'person' as const, row: person.row }] : []),
    ]
  }
}

function earlier(
  kind: Duplicate['kind'],
  seen: Map<string, number>,
  value: string | undefined,
  row: number,
): Duplicate[] {
  if (!value) return []
  const before = seen.get(value)
  if (before === undefined) seen.set(value, row)
  return before === undefined ? [] : [{ kind, row: before }]
}

/** Finds the profiles that rows repeat, with one query for each trait. */
export async function duplicatesInDatabase(db: Queryable, people: readonly Person[]) {
  const traits = people.map(({ row, profile }) => ({ row, ...traitsOf(profile) }))
  const numbers = traits.flatMap(({ number }) => (number ? [number.split(' ')[1] ?? ''] : []))
  const emails = traits.flatMap(({ email }) => (email ? [email] : []))
  const days = [...new Set(traits.flatMap(({ born }) => (born ? [born] : [])))]
  const email = sql<string>`lower(${profiles.email})`
  const columns = { bnrId: profiles.bnrId, name: profiles.name, born: profiles.dateOfBirth, email }
  const phone = sql<string>`${profiles.phoneCountryCode} || ' ' || ${profiles.phoneNumber}`
  const select = () => db.select({ ...columns, phone }).from(profiles)
  const byNumber = numbers.length ? await select().where(inArray(profiles.phoneNumber, numbers)) : []
  const byEmail = emails.length ? await select().where(inArray(email, emails)) : []
  const byDay = days.length
    ? await select()
        .where(inArray(profiles.dateOfBirth, days))
        .limit(mostOfADay * days.length)
    : []
  return (row: number): Duplicate[] => {
    const own = traits.find((one) => one.row === row)
    if (!own) return []
    const named = (kind: Duplicate['kind'], found: typeof byNumber): Duplicate[] =>
      found.slice(0, 3).map(({ bnrId }) => ({ kind, bnrId: String(bnrId) }))
    return [
      ...named(
        'number',
        byNumber.filter((one) => one.phone === own.number),
      ),
      ...named(
        'email',
        byEmail.filter((one) => one.email === own.email),
      ),
      ...named(
        'person',
        byDay.filter((one) => one.born === own.born && isSameName(one.name, own.name)),
      ),
    ]
  }
}
