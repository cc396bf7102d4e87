import * as endpoints from '@bnr/contract/conversations/meetingEndpoints'
import type { FastifyInstance } from 'fastify'
import { serveDownload } from '../../downloads/serveDownload.ts'
import type { Member } from '../../http/actor.ts'
import { serve } from '../../http/serve.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { findConversation } from '../store.ts'
import { acceptMeeting, answerMeeting, endMeeting } from './answer.ts'
import { calendarFile } from './calendar.ts'
import { proposeMeeting } from './propose.ts'
import { loadMeeting } from './store.ts'

export function meetingsRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.proposeMeeting, ({ actor, params, body }) =>
    proposeMeeting(services, actor, params.pid, body),
  )

  serve(app, endpoints.acceptMeeting, ({ actor, params, body }) =>
    acceptMeeting(services, actor, params, body.time),
  )

  for (const name of endpoints.meetingEndings)
    serve(app, endpoints.endMeeting[name], ({ actor, params }) => endMeeting(services, actor, params, name))

  serve(app, endpoints.answerMeeting, ({ actor, params, body }) =>
    answerMeeting(services, actor, params, body.met),
  )

  serveDownload(app, services, endpoints.downloadMeeting, async ({ actor, params }) => {
    const file = await calendarOf(services, actor, params)
    return {
      name: 'meeting.ics',
      type: 'text/calendar; charset=utf-8',
      content: async () => Buffer.from(file),
    }
  })
}

async function calendarOf(
  { config, db, clock }: Services,
  { profileId }: Member,
  { pid, id }: { pid: string; id: number },
): Promise<string> {
  const now = clock.now()
  const { conversation, other } = await findConversation(db, profileId, pid, now)
  const { state, chosen, place } = await loadMeeting(db, conversation.id, id)
  if (state !== 'Accepted' || !chosen) throw new Failure('wrong_state')
  const host = new URL(config.publicUrl).hostname
  return calendarFile({
    id,
    host,
    startsAt: chosen,
    stampedAt: now,
    summary: `Meeting with ${other.name}`,
    place,
  })
}
