import { type Role, staffRoles } from '@bnr/contract/access'
import { adminPrefix } from '@bnr/contract/accounts/schemas'
import type { changeStaffMember } from '@bnr/contract/accounts/staff'
import { staffAccountMachine } from '@bnr/contract/accounts/staffStates'
import type { Input } from '@bnr/contract/endpoint'
import { allowedActions, type Handler, mayTake } from '@bnr/contract/stateMachine'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { AuditDetail } from '../database/auditDetail.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import { type Page, pageOf, presented } from '../database/paged.ts'
import { refuseDuplicate } from '../database/refuseDuplicate.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { staffLine } from './lineage.ts'
import { hashPassword } from './passwords.ts'
import { voidChallenges } from './secondFactor/challenges.ts'
import { hasFactor, isEnrolled } from './secondFactor/enrolled.ts'
import { removeFactors } from './secondFactor/reset.ts'
import { endSessions } from './sessions.ts'
import { setPassword } from './setPassword.ts'
import { users } from './tables.ts'

type User = typeof users.$inferSelect
type StaffChange = Input<typeof changeStaffMember>['body']

const isStaff = eq(users.type, 'au')

export async function listStaff(db: Queryable, by: Staff, page: Page) {
  const found = db
    .select({ ...getTableColumns(users), secondFactor: hasFactor })
    .from(users)
    .where(isStaff)
  const ordered = await pageOf(db, found, [asc(users.name), asc(users.id)], page)
  return presented(ordered, (user) => presentStaff(user, by))
}

/** `by` is null for the first account of an installation. */
export async function createStaff(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Staff | null,
  request: { name: string; mobile: string; roles: Role[]; password: string },
) {
  const passwordHash = await hashPassword(request.password)
  const { name, mobile } = request
  const values = {
    type: 'au' as const,
    userName: adminPrefix + mobile,
    name,
    mobile,
    roles: withStaffUser(request.roles),
    passwordHash,
    passwordDue: true,
  }
  return await db
    .inTransaction(async (tx) => {
      const [user] = await tx.insert(users).values(values).returning()
      const detail = { roles: request.roles }
      await audit(tx, clock.now(), by?.userId ?? null, 'staff create', `user ${user?.id}`, detail)
      return presentStaff({ ...(user as User), secondFactor: false }, by)
    })
    .catch(refuseDuplicate(undefined, 'staff_exists', 'nu'))
}

export async function changeStaff(services: Services, by: Staff, id: number, asked: StaffChange) {
  if (asked.password && id === by.userId) throw new Failure('own_password')
  return await services.db.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff accounts'))`)
    const chosen = and(eq(users.id, id), isStaff)
    const read = () => requireRow(tx.select().from(users).where(chosen), 'not_found')
    const change = withoutSameAccess(asked, await read())
    if (Object.keys(change).length === 0) noteNothing()
    else await applyChange(services, tx, by, id, change)
    return presentStaff({ ...(await read()), secondFactor: await isEnrolled(tx, id) }, by)
  })
}

/** A second press of Disable or Enable changes nothing. */
const withoutSameAccess = ({ disabled, ...change }: StaffChange, before: User): StaffChange =>
  disabled === undefined || disabled === before.disabled ? change : { ...change, disabled }

async function applyChange(services: Services, tx: Transaction, by: Staff, id: number, change: StaffChange) {
  const { password, roles, ...rest } = change
  const at = services.clock.now()
  if (change.disabled) await voidChallenges(tx, id)
  if (password) await setPassword(services, tx, { userId: id, password, setBy: staffLine, due: true })
  const values = { ...rest, ...(roles ? { roles: withStaffUser(roles) } : {}) }
  if (Object.keys(values).length > 0) await tx.update(users).set(values).where(eq(users.id, id))
  await requireAdministrator(tx)
  if (change.disabled && !mayTake(staffAccountMachine, 'disable', handlerOf(by, id)))
    throw new Failure('not_allowed')
  if (change.disabled) await endSessions(tx, at, { userId: id })
  await audit(tx, at, by.userId, 'staff change', `user ${id}`, staffDetail(change))
}

/** Removes the second factor of a colleague who lost it. Staff replace their own in My account. */
export async function resetSecondFactor(services: Services, by: Staff, id: number): Promise<void> {
  if (id === by.userId) throw new Failure('own_factor')
  await services.db.inTransaction(async (tx) => {
    await requireRow(
      tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), isStaff)),
      'not_found',
    )
    await removeFactors(services, tx, id)
    await audit(tx, services.clock.now(), by.userId, 'second factor reset', `user ${id}`)
  })
}

/** The roles of staff are not secret, and auditors need them. */
const staffDetail = ({ roles, ...change }: StaffChange): AuditDetail => ({
  fields: (Object.keys(change) as (keyof typeof change)[]).filter((name) => change[name] !== undefined),
  ...(roles && { roles }),
})

/** Without a super administrator nobody could ever appoint one. */
async function requireAdministrator(tx: Transaction): Promise<void> {
  const left = await tx.$count(
    users,
    and(isStaff, eq(users.disabled, false), sql`'super_admin' = any(${users.roles})`),
  )
  if (left === 0) throw new Failure('last_administrator')
}

function withStaffUser(roles: Role[]): Role[] {
  return ['staff_user', ...new Set(roles)]
}

const handlerOf = (by: Staff | null, id: number): Handler => ({
  roles: by?.roles ?? [],
  isOwn: by?.userId === id,
})

/** Only an account with a second factor can lose it. */
function presentStaff(user: User & { secondFactor: boolean }, by: Staff | null) {
  const { id, name, disabled, secondFactor, passwordDue } = user
  const roles = user.roles.filter((role) => (staffRoles as readonly string[]).includes(role))
  const createdAt = user.createdAt.toISOString()
  const state = disabled ? 'Disabled' : 'Enabled'
  const can = allowedActions(staffAccountMachine, state, handlerOf(by, id)).filter(
    (name) => name !== 'resetFactor' || secondFactor,
  )
  return { id, name, mobile: user.mobile ?? '', roles, disabled, secondFactor, passwordDue, createdAt, can }
}
