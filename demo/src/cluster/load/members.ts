import { sql } from 'drizzle-orm'
import { demoPassword } from '../../../../server/src/accounts/demoLogins.ts'
import { type Database, rows } from '../../../../server/src/database/database.ts'
import { newPerson, type Person } from './client.ts'

export type Member = Person & {
  id: number
  bnrId: string
  gender: 'm' | 'f'
  isPaid: boolean
  photos: number
}

export type Members = {
  /** They search, look at profiles, express interest and upload photos all the time. */
  regulars: Member[]
  /** Each of them buys once. */
  buyers: Member[]
  password: string
}

const regularsWithoutMembership = 60

/** Gives all members of the demo the password of a demo login, and enough interests for the whole load. */
export async function prepareMembers(db: Database): Promise<Members> {
  await db.execute(sql`update users set password_hash =
    (select password_hash from users where password_hash is not null and type = 'pu' limit 1) where type = 'pu'`)
  await db.execute(sql`update memberships set express_interests = 100000`)
  const found = await rows<{ id: number; bnrId: string; gender: 'm' | 'f'; isPaid: boolean }>(
    db,
    sql`select p.id, p.bnr_id::text as "bnrId", p.gender, p.paid as "isPaid" from profiles p
      where p.status = 'Active' and p.phone_verified
        and p.paid = exists (select from memberships m where m.profile_id = p.id
          and current_date between m.starts_on and m.ends_on)
        and (p.paid or not exists (select from invoices i where i.profile_id = p.id)) order by p.id`,
  )
  const members = found.map((one): Member => ({ ...one, ...newPerson(), photos: 0 }))
  const [paying, free] = [members.filter(({ isPaid }) => isPaid), members.filter(({ isPaid }) => !isPaid)]
  const regulars = [...paying, ...free.slice(0, regularsWithoutMembership)]
  return { regulars, buyers: free.slice(regularsWithoutMembership), password: demoPassword }
}
