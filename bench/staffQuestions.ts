import type { Criterion } from '@bnr/contract/criteria'
import { sql } from 'drizzle-orm'
import { rows } from '../server/src/database/database.ts'
import type { Services } from '../server/src/services/services.ts'

type Question = [name: string, criteria: Criterion[]]

const of = (key: string, operation: string, value: unknown): Criterion => ({ key, operation, value })

/** Searches by staff over all profiles, each by one key. */
const ofEverybody: Question[] = [
  ['nothing', []],
  ['status: Draft', [of('ps', 'eq', 'Draft')]],
  ['gender', [of('bi.ge', 'eq', 'f')]],
  ['ages', [of('bi.dob', 'age_range', { gte: 25, lte: 28 })]],
  ['denomination', [of('ri.de', 'eq', 'Roman Catholic (Latin Rite)')]],
  ['without photo', [of('me', 'eq', false)]],
  ['paid', [of('pa', 'eq', true)]],
  ['unpaid', [of('pa', 'eq', false)]],
  ['Elite', [of('el', 'eq', true)]],
  ['General', [of('el', 'eq', false)]],
  ['created in', [of('bi.cb', 'eq', 'Web')]],
  ['source', [of('bi.pros', 'eq', 'Walk-in')]],
  ['assigned to nobody', [of('tmsid', 'eq', 0)]],
  ['membership of a plan', [of('pn', 'range', { name: 'Diamond' })]],
]

/** The same, with searches for one person or one day: those of a profile in the middle. */
export async function staffQuestions({ db }: Services): Promise<Question[]> {
  const [one] = await rows<Record<'phone' | 'email' | 'name' | 'birth' | 'day' | 'staff', string>>(
    db,
    sql`select phone_number as phone, email, name, date_of_birth::text as birth, created_at::date::text as day,
        tele_staff_id::text as staff
      from profiles where tele_staff_id is not null and email is not null and date_of_birth is not null
      order by id offset 100 limit 1`,
  )
  if (!one) throw new Error('too few profiles')
  return [
    ...ofEverybody,
    ['name begins with', [of('bi.na', 'like', one.name.slice(0, 5))]],
    ['mobile', [of('bi.ph.nu', 'eq', one.phone), of('bi.ph.cc', 'eq', '91')]],
    ['alternate number', [of('bi.cp.nu', 'eq', one.phone), of('bi.cp.cc', 'eq', '91')]],
    ['e-mail', [of('bi.em.v', 'eq', one.email)]],
    ['birth date', [of('bi.dob', 'eq', one.birth)]],
    ['one day of registration', [of('cdt', 'range', { gte: one.day, lte: one.day })]],
    ['assigned to', [of('tmsid', 'eq', Number(one.staff))]],
  ]
}
