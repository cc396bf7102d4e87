import * as endpoints from '@bnr/contract/conversations/endpoints'
import { messageLimits } from '@bnr/contract/conversations/limits'
import { countUnreadConversations } from '@bnr/contract/conversations/unread'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../http/actor.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { closeConversation, needWeek, readUpTo, withdrawMessage } from './act.ts'
import { presentConversations, presentMessage } from './present.ts'
import { sendMessage } from './send.ts'
import { sharePhone } from './sharePhone.ts'
import {
  type Found,
  findConversation,
  listOf,
  messagesOf,
  removedWithinADay,
  unreadConversations,
} from './store.ts'

export function conversationsRoutes(app: FastifyInstance, services: Services): void {
  serveReading(app, services)
  serveMessages(app, services)

  serve(app, endpoints.needWeek, ({ actor, params }) => needWeek(services, actor, params.pid))

  serve(app, endpoints.sharePhone, ({ actor, params }) => sharePhone(services, actor, params.pid))

  serve(app, endpoints.closeConversation, ({ actor, params, body }) =>
    closeConversation(services, actor, params.pid, body.text),
  )
}

function serveReading(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.readConversations, async ({ actor, query }) => {
    const { results, ...page } = await listOf(db, actor.profileId, clock.now(), query)
    return { ...page, results: await presentConversations(services, actor, results) }
  })

  serve(app, countUnreadConversations, async ({ actor }) => ({
    count: await unreadConversations(db, actor.profileId, clock.now()),
  }))

  serve(app, endpoints.readConversation, async ({ actor, params }) => {
    const found = await findConversation(db, actor.profileId, params.pid, clock.now())
    return await presentOne(services, actor, found)
  })
}

async function presentOne(services: Services, member: Member, found: Found) {
  const [conversation] = await presentConversations(services, member, [found])
  if (!conversation) throw new Error('One conversation has one presentation')
  return conversation
}

function serveMessages(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.readMessages, async ({ actor: { profileId }, params, query }) => {
    const { conversation } = await findConversation(db, profileId, params.pid, clock.now())
    const rows = await messagesOf(db, conversation.id, query)
    const shown = rows.slice(0, messageLimits.page).sort((one, other) => one.seq - other.seq)
    return {
      results: shown.map((row) => presentMessage(row, profileId)),
      hasOlder: (shown[0]?.seq ?? 1) > 1,
      removed: await removedWithinADay(db, conversation.id, clock.now()),
    }
  })

  serve(app, endpoints.sendMessage, ({ actor, params, body }) =>
    sendMessage(services, actor, params.pid, body),
  )

  serve(app, endpoints.withdrawMessage, ({ actor, params }) =>
    withdrawMessage(services, actor, params.pid, params.seq),
  )

  serve(app, endpoints.markConversationRead, ({ actor, params, body }) =>
    readUpTo(services, actor, params.pid, body.seq),
  )
}
