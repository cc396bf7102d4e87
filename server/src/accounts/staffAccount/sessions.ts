import { audit } from '../../database/audit.ts'
import type { Staff } from '../../http/actor.ts'
import type { Services } from '../../services/services.ts'
import { endSessions } from '../sessions.ts'
import { endOwnSession } from '../settings/openSessions.ts'

export async function endStaffSession(services: Services, staff: Staff, sessionId: string): Promise<void> {
  await services.db.inTransaction(async (tx) => {
    await endOwnSession(services, tx, staff, sessionId)
    await audit(tx, services.clock.now(), staff.userId, 'own session end', `user ${staff.userId}`)
  })
}

export async function endOtherStaffSessions({ db, clock }: Services, staff: Staff): Promise<void> {
  const { userId, sessionId } = staff
  await db.inTransaction(async (tx) => {
    await endSessions(tx, clock.now(), { userId, except: sessionId })
    await audit(tx, clock.now(), userId, 'own session end', `user ${userId}`)
  })
}
