import * as endpoints from '@bnr/contract/summaries/endpoints'
import type { MailKind } from '@bnr/contract/summaries/rules'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { serve } from '../http/serve.ts'
import { groupChannels, saveSettings } from '../notifications/settings.ts'
import { readUnsubscribeToken } from '../notifications/unsubscribe.ts'
import { Failure } from '../platform/failure.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { summaries } from './tables.ts'

export function summariesRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.readSummarySettings, ({ actor, params }) => settingsOf(db, ownId(actor, params.id)))

  serve(app, endpoints.saveSummarySettings, async ({ actor, params, body }) => {
    await save(db, ownId(actor, params.id), body)
    return { message: 'Your notification settings have been updated' }
  })

  serve(app, endpoints.unsubscribe, async ({ params }) => {
    const named = readUnsubscribeToken(services, params.token)
    if (!named) throw new Failure('not_found')
    await switchOff(services, named.profileId, named.kind)
    return { message: 'You no longer get these e-mails' }
  })
}

export async function settingsOf(db: Queryable, profileId: number): Promise<endpoints.SummarySettings> {
  const [set] = await db.select().from(summaries).where(eq(summaries.profileId, profileId))
  return { frequency: set?.frequency ?? 'weekly', sms: set?.sms ?? true }
}

const save = (db: Queryable, profileId: number, values: Partial<endpoints.SummarySettings>) =>
  db
    .insert(summaries)
    .values({ profileId, ...values })
    .onConflictDoUpdate({ target: summaries.profileId, set: values })

/** The profile may have been removed since the mail; then there is nothing to switch off. */
async function switchOff({ db }: Services, profileId: number, kind: MailKind): Promise<void> {
  await db.inTransaction(async (tx) => {
    const found = await tx.$count(profiles, eq(profiles.id, profileId))
    if (found === 0) return
    if (kind === 'summary') return void (await save(tx, profileId, { frequency: 'never' }))
    const { sms } = await groupChannels(tx, profileId, kind)
    await saveSettings(tx, profileId, [{ group: kind, mail: false, sms }])
  })
}

/** Refuses the id of another member. */
function ownId(actor: Actor, id: number): number {
  if (actor.kind !== 'member' || actor.profileId !== id) throw new Failure('not_found')
  return id
}
