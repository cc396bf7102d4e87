import * as endpoints from '@bnr/contract/contactLog/endpoints'
import * as renewals from '@bnr/contract/contactLog/renewals'
import { indianDay } from '@bnr/contract/indianDay'
import type { FastifyInstance } from 'fastify'
import { presented } from '../database/paged.ts'
import { serve } from '../http/serve.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { presentFollowUp, presentLogged } from './present.ts'
import { endingMemberships } from './renewals.ts'
import { contactsOf, followUps } from './store.ts'
import { writeContact, writtenMessage } from './write.ts'

export function contactLogRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.readContactLog, async ({ params, query }) => {
    const { id } = await loadProfile(db, params.id)
    return presented(await contactsOf(db, id, query), presentLogged)
  })

  serve(app, endpoints.writeContact, async ({ actor, params, body }) => {
    await writeContact(services, actor, params.id, body)
    return { message: writtenMessage(body) }
  })

  serve(app, endpoints.dueFollowUps, async ({ actor, query: { of, when, ...page } }) => {
    const ownerId = of === 'mine' ? actor.userId : undefined
    const request = { when, today: indianDay(clock.now()), ownerId }
    return presented(await followUps(db, request, page), presentFollowUp)
  })

  serve(app, renewals.endingMemberships, ({ actor, query: { page, size, sort, ...filters } }) =>
    endingMemberships(db, { ...filters, now: clock.now(), userId: actor.userId }, { page, size, sort }),
  )
}
