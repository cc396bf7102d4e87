import * as endpoints from '@bnr/contract/bulk/endpoints'
import { bulkMachine } from '@bnr/contract/bulk/states'
import { contactProblems } from '@bnr/contract/contactLog/rules'
import { indianDay } from '@bnr/contract/indianDay'
import { type Assignment, assignments } from '@bnr/contract/profiles/assignment'
import { allowedActions } from '@bnr/contract/stateMachine'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { staffWith } from '../accounts/staffWith.ts'
import { pageOf, presented } from '../database/paged.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import { requireAssignable } from '../editing/assignable.ts'
import type { Staff } from '../http/actor.ts'
import { refuseProblems } from '../http/refuseProblems.ts'
import { serve } from '../http/serve.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { bulkOutcome } from './outcome.ts'
import { type BulkRow, cancelBulk, startBulk } from './start.ts'
import { bulkActions } from './tables.ts'

export function bulkRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.assignAll, async ({ actor, body }) => {
    const { criteria, total, ...chosen } = body
    const assigned = await requireAssigned(services, chosen)
    const about = await namesOf(services, Object.values(assigned))
    const given = { kind: 'assign' as const, criteria, total, about, detail: { assigned } }
    return present(actor, await startBulk(services, actor, given))
  })

  serve(app, endpoints.planFollowUps, async ({ actor, body }) => {
    const { criteria, total, ...planned } = body
    const followUp = { kind: 'note' as const, ...planned }
    refuseProblems(endpoints.planFollowUps.body, contactProblems(followUp, indianDay(clock.now())))
    const given = { kind: 'followUp' as const, criteria, total, about: planned.note, detail: { followUp } }
    return present(actor, await startBulk(services, actor, given))
  })

  serve(app, endpoints.listBulkActions, async ({ actor, query }) => {
    const own = db.select().from(bulkActions).where(eq(bulkActions.staffId, actor.userId)).$dynamic()
    return presented(await pageOf(db, own, [desc(bulkActions.id)], query), (row) => present(actor, row))
  })

  serve(app, endpoints.cancelBulkAction, async ({ actor, params }) =>
    present(actor, await cancelBulk(services, actor, params.id)),
  )

  serveDownload(app, services, endpoints.downloadBulkOutcome, ({ actor, params }) =>
    bulkOutcome(services, actor, params.id),
  )
}

const present = (staff: Staff, row: BulkRow) => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  state: row.state,
  total: row.total,
  done: row.done,
  refused: row.refused,
  createdAt: row.createdAt.toISOString(),
  can: allowedActions(bulkMachine, row.state, { roles: staff.roles, isOwn: row.staffId === staff.userId }),
  ...(row.failure ? { failure: row.failure } : {}),
})

type Chosen = { [A in Assignment]?: number | undefined }

async function requireAssigned(
  { db }: Services,
  chosen: Chosen,
): Promise<Partial<Record<Assignment, number>>> {
  const assigned: Partial<Record<Assignment, number>> = {}
  for (const assignment of assignments) {
    const staffId = chosen[assignment]
    if (staffId === undefined) continue
    await requireAssignable(db, assignment, staffId, endpoints.assignAll.body.fields[assignment][0])
    assigned[assignment] = staffId
  }
  if (Object.keys(assigned).length === 0) throw invalidInput({ tmsid: 'Choose a person, or Nobody' })
  return assigned
}

async function namesOf({ db }: Services, ids: readonly number[]): Promise<string> {
  const staff = await staffWith(db, ['staff_user'])
  return ids.map((id) => staff.find((one) => one.id === id)?.name ?? 'Nobody').join(', ')
}
