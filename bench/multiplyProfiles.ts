import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../server/src/database/database.ts'
import { memberships } from '../server/src/memberships/tables.ts'
import { profiles } from '../server/src/profiles/tables.ts'

const firstBnrId = 100_000_000

/** Copies profiles and their memberships under new ids until there are `wanted`, which is much faster than seeding them. */
export async function multiplyProfiles(db: Database, wanted: number): Promise<void> {
  const before = await db.$count(profiles)
  const ofProfile = columnsBut(getTableColumns(profiles), [
    'id',
    'bnr_id',
    'user_id',
    'phone_number',
    'email',
  ])
  const ofMembership = columnsBut(getTableColumns(memberships), ['id', 'profile_id', 'invoice_id'])
  await db.execute(sql`insert into users (type, user_name, name, roles)
    select 'pu', (${firstBnrId} + n)::text, 'A Member', '{profile_user}' from generate_series(0, ${wanted - before - 1}) n`)
  const originals = sql`(select *, row_number() over (order by id) - 1 as place from profiles where bnr_id < ${firstBnrId})`
  const placeOf = (bnrId: ReturnType<typeof sql>) => sql`(${bnrId} - ${firstBnrId}) % ${before}`
  await db.execute(sql`insert into profiles (${ofProfile}, bnr_id, user_id, phone_number)
    select ${ofProfile}, u.bnr_id, u.user_id, '2' || lpad(u.user_id::text, 10, '0')
    from (select id as user_id, user_name::int as bnr_id from users where length(user_name) = 9) u
      join ${originals} o on o.place = ${placeOf(sql`u.bnr_id`)}`)
  await db.execute(sql`insert into memberships (${ofMembership}, profile_id)
    select ${ofMembership}, copy.profile
    from (select id as profile, bnr_id from profiles where bnr_id >= ${firstBnrId}) copy
      join (select id, place from ${originals} o) o on o.place = ${placeOf(sql`copy.bnr_id`)}
      join memberships m on m.profile_id = o.id`)
  await db.execute(sql`analyze`)
}

/** The SQL names of the columns except those in `omitted`. */
const columnsBut = (table: Readonly<Record<string, { name: string }>>, omitted: readonly string[]) =>
  sql.join(
    Object.values(table)
      .filter(({ name }) => !omitted.includes(name))
      .map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
