import * as endpoints from '@bnr/contract/inbox/endpoints'
import { stepNames } from '@bnr/contract/inbox/schemas'
import { and } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { noteRead } from '../database/auditContext.ts'
import { presented } from '../database/paged.ts'
import { checkCriteria, conditionOf } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { assignTicket, inboxStaff, stepTicket } from './act.ts'
import { presentOpened, presentTicket } from './present.ts'
import { receiveTicket } from './receive.ts'
import { makeStamp } from './stamp.ts'
import { entriesOf, findTickets, loadTicket, ticketConditions } from './store.ts'

export function inboxRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.sendTicket, ({ actor, body }) => receiveTicket(services, actor, body))

  serve(app, endpoints.readTicketStamp, () => ({ stamp: makeStamp(services) }))

  serve(app, endpoints.searchTickets, async ({ actor, query, body }) => {
    const checked = checkCriteria(endpoints.ticketKeys, actor, body.criteria)
    const where = and(...checked.map((criterion) => conditionOf(ticketConditions, criterion)))
    return presented(await findTickets(db, where, query), (found) => presentTicket(found, actor))
  })

  serve(app, endpoints.openTicket, async ({ actor, params: { id } }) => {
    const found = await loadTicket(db, id)
    noteRead({ subject: `ticket ${id}`, profileId: found.ticket.profileId })
    return presentOpened(found, await entriesOf(db, id), actor)
  })

  for (const name of stepNames)
    serve(app, endpoints.stepTicket[name], ({ actor, params, body }) =>
      stepTicket(services, actor, { id: params.id, name, given: body }),
    )

  serve(app, endpoints.assignTicket, ({ actor, params, body }) =>
    assignTicket(services, actor, { id: params.id, staffId: body.staffId }),
  )

  serve(app, endpoints.readInboxStaff, () => inboxStaff(db))
}
