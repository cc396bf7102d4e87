import * as endpoints from '@bnr/contract/proposals/endpoints'
import * as own from '@bnr/contract/proposals/ownEndpoints'
import type { AssistedMember } from '@bnr/contract/proposals/staffSchemas'
import type { FastifyInstance } from 'fastify'
import { presented } from '../database/paged.ts'
import type { Staff } from '../http/actor.ts'
import { serve } from '../http/serve.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { answerProposal } from './answer.ts'
import { arrangeCall, logCall } from './call.ts'
import { findCandidates } from './candidates.ts'
import { requireManager, seesEverybody } from './policy.ts'
import { presentProposals, serviceOf } from './present.ts'
import { propose } from './propose.ts'
import { assistedMembers, type MemberRow, ownProposals, proposalHistory } from './store.ts'

export function proposalsRoutes(app: FastifyInstance, services: Services): void {
  managerRoutes(app, services)
  memberRoutes(app, services)
}

function managerRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  async function loadManaged(actor: Staff, id: number) {
    const member = await loadProfile(db, id)
    requireManager(actor, member)
    return member
  }

  serve(app, endpoints.listAssistedMembers, async ({ actor, query: { of, ...page } }) => {
    const isAll = of === 'everybody' && seesEverybody(actor)
    const found = await assistedMembers(db, isAll ? undefined : actor.userId, clock.now(), page)
    return presented(found, presentMember)
  })

  serve(app, endpoints.findCandidates, async ({ actor, params, query, body }) => {
    const { id: memberId } = await loadManaged(actor, params.id)
    return await findCandidates(services, actor, { memberId, ...query, ...body })
  })

  serve(app, endpoints.proposeProfiles, ({ actor, params, body }) =>
    propose(services, actor, params.id, body.proposals),
  )

  serve(app, endpoints.arrangeCall, ({ actor, params, body }) =>
    arrangeCall(services, actor, params.id, new Date(body.at)),
  )

  serve(app, endpoints.logCall, ({ actor, params, body }) => logCall(services, actor, params.id, body))

  serve(app, endpoints.readProposalHistory, async ({ actor, params, query }) => {
    const member = await loadManaged(actor, params.id)
    const found = await proposalHistory(db, member.id, query)
    return {
      ...(await presentProposals(services, actor, found)),
      ...(await serviceOf(db, member, clock.now())),
    }
  })
}

function memberRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, own.readOwnProposals, async ({ actor, query: { list, ...page } }) => {
    const now = clock.now()
    const found = await ownProposals(db, actor.profileId, list, now, page)
    const member = await loadProfile(db, actor.profileId)
    return { ...(await presentProposals(services, actor, found)), ...(await serviceOf(db, member, now)) }
  })

  serve(app, own.acceptProposal, ({ actor, params }) => answerProposal(services, actor, params.id, 'yes'))

  serve(app, own.declineProposal, ({ actor, params, body }) =>
    answerProposal(services, actor, params.id, 'no', body.reason),
  )

  serve(app, own.postponeProposal, ({ actor, params }) => answerProposal(services, actor, params.id, 'later'))
}

function presentMember({ manager, contactedAt, followUpOn, followUpAt, ...row }: MemberRow): AssistedMember {
  return {
    ...row,
    ...(manager && { manager }),
    ...(contactedAt && { contactedAt: new Date(contactedAt).toISOString() }),
    ...(followUpOn && { followUpOn }),
    ...(followUpAt && { followUpAt }),
  }
}
