import { readOutbox } from '@bnr/contract/messages/endpoints'
import * as endpoints from '@bnr/contract/messages/notifications'
import { countUnread } from '@bnr/contract/messages/unread'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../http/actor.ts'
import { serve } from '../http/serve.ts'
import { saveSettings, settingsOf } from '../notifications/settings.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { markAllRead, markRead, notificationsOf, unreadOf } from './notifications.ts'
import { newestMessages } from './outbox.ts'

export function messagesRoutes(app: FastifyInstance, services: Services): void {
  serveNotifications(app, services)
  serveSettings(app, services)
  // Production has no outbox.
  if (services.config.production) return
  serve(app, readOutbox, async () => ({ results: await newestMessages(services.db) }))
}

function serveNotifications(app: FastifyInstance, { db, clock }: Services): void {
  serve(app, endpoints.readNotifications, async ({ actor, params, query }) => {
    const { results, ...rest } = await notificationsOf(db, ownId(actor, params.id), query)
    return { ...rest, results: results.map((one) => ({ ...one, at: one.at.toISOString() })) }
  })

  serve(app, countUnread, async ({ actor, params }) => ({
    count: await unreadOf(db, ownId(actor, params.id)),
  }))

  serve(app, endpoints.markAllRead, async ({ actor, params }) => {
    await markAllRead(db, ownId(actor, params.id), clock.now())
    return { message: 'All notifications marked as read' }
  })

  serve(app, endpoints.markRead, async ({ actor, params }) => {
    await markRead(db, ownId(actor, params.id), params.notificationId, clock.now())
    return { message: 'Notification marked as read' }
  })
}

function serveSettings(app: FastifyInstance, services: Services): void {
  const { db } = services
  serve(app, endpoints.readNotificationSettings, ({ actor, params }) =>
    settingsOf(services, ownId(actor, params.id)),
  )

  serve(app, endpoints.saveNotificationSettings, async ({ actor, params, body }) => {
    const profileId = ownId(actor, params.id)
    await db.inTransaction((tx) => saveSettings(tx, profileId, body.groups))
    return { message: 'Your notification settings have been updated' }
  })
}

/** Refuses the id of another member. */
function ownId(actor: Actor, id: number): number {
  if (actor.kind !== 'member' || actor.profileId !== id) throw new Failure('not_found')
  return id
}
