import * as endpoints from '@bnr/contract/search/memberSearches'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { requireOwn } from '../../profiles/policy.ts'
import type { Services } from '../../services/services.ts'
import { askedBy } from '../conditions.ts'
import { memberSearchesOf, shown } from './list.ts'
import { addMemberSearch, changeMemberSearch, deleteMemberSearch, noteLook } from './store.ts'

/** Members save what they may search by; `askedBy` refuses the rest like the search does. */
export function memberSearchRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.listMemberSearches, ({ actor, params }) =>
    memberSearchesOf(services, requireOwn(actor, params.id)),
  )

  serve(app, endpoints.saveMemberSearch, async ({ actor, params, body }) => {
    const member = requireOwn(actor, params.id)
    const now = clock.now()
    askedBy(member, body.criteria, now)
    return shown(await addMemberSearch(db, member.profileId, body, now))
  })

  serve(app, endpoints.changeMemberSearch, async ({ actor, params, body }) => {
    const { profileId } = requireOwn(actor, params.id)
    return shown(await changeMemberSearch(db, profileId, params.searchId, body))
  })

  serve(app, endpoints.deleteMemberSearch, async ({ actor, params }) => {
    await deleteMemberSearch(db, requireOwn(actor, params.id).profileId, params.searchId)
    return { message: 'Search deleted' }
  })

  serve(app, endpoints.lookAtMemberSearch, async ({ actor, params, body }) => {
    const { profileId } = requireOwn(actor, params.id)
    await noteLook(db, profileId, params.searchId, { at: new Date(body.at), now: clock.now() })
    return { message: 'Noted' }
  })
}
