import * as endpoints from '@bnr/contract/activities/endpoints'
import { interestAnswerNames } from '@bnr/contract/activities/interests'
import { activityVerbs } from '@bnr/contract/activities/kinds'
import { activitySlugs } from '@bnr/contract/activities/lists'
import * as waiting from '@bnr/contract/activities/waiting'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { requireOwn } from '../profiles/policy.ts'
import type { Services } from '../services/services.ts'
import { pageFor } from '../viewing/guestPages.ts'
import { answerInterest } from './answer.ts'
import { interestNumbers, listActivities } from './lists.ts'
import { perform, undo } from './perform.ts'
import { requireReader } from './policy.ts'
import { searchActivities } from './search.ts'
import { takeBack } from './takeBack.ts'
import { countWaitingInterests } from './waiting.ts'

export function activitiesRoutes(app: FastifyInstance, services: Services): void {
  for (const verb of activityVerbs) {
    serve(app, endpoints.performActivity[verb], ({ actor, params }) =>
      perform(services, requireOwn(actor, params.id), verb, params.targetId),
    )
  }

  serve(app, endpoints.undoActivity, ({ actor, params }) => undo(services, actor, params.id))

  serve(app, endpoints.takeBackInterest, ({ actor, params }) => takeBack(services, actor, params.id))

  for (const name of interestAnswerNames) {
    serve(app, endpoints.answers[name], ({ actor, params }) =>
      answerInterest(services, actor, params.id, name),
    )
  }

  for (const slug of activitySlugs) {
    serve(app, endpoints.lists[slug], ({ actor, params, query }) => {
      requireReader(actor, params.id)
      return listActivities(services, actor, params.id, slug, pageFor(actor, query))
    })
  }

  serve(app, waiting.countWaitingInterests, async ({ actor, params }) => ({
    count: await countWaitingInterests(services.db, requireOwn(actor, params.id).profileId),
  }))

  serve(app, endpoints.readInterestNumbers, ({ actor, params }) =>
    interestNumbers(services.db, requireOwn(actor, params.id).profileId),
  )

  serve(app, endpoints.searchActivities, ({ actor, query, body }) =>
    searchActivities(services.db, actor, body.criteria, query),
  )
}
