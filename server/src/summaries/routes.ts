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
import { isRegistered } from '../sms/send.ts'
import { summaries } from './tables.ts'

export function summariesRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.readSummarySettings, async ({ actor, params }) => {
    const { sms, frequency } = await settingsOf(db, ownId(actor, params.id))
    return { frequency, ...(isRegistered(services.config, 'summary') && { sms }) }
  })

  serve(app, endpoints.saveSummarySettings, async ({ actor, params, body }) => {
    await save(db, ownId(actor, params.id), body)
    return { message: 'Your notification settings have been updated' }
  })

  serve(app, endpoints.readUnsubscribing, async ({ params }) => ({
    isOff: await isOff(db, requireNamed(services, params.token)),
  }))

  serve(app, endpoints.unsubscribe, async ({ params }) => {
    await switchOff(db, requireNamed(services, params.token))
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

type Named = { profileId: number; kind: MailKind }

function requireNamed(services: Services, token: string): Named {
  const named = readUnsubscribeToken(services, token)
  if (!named) throw new Failure('not_found')
  return named
}

/** The profile may have been removed since the mail; then there is nothing to switch off. */
const isGone = async (db: Queryable, profileId: number) =>
  (await db.$count(profiles, eq(profiles.id, profileId))) === 0

async function isOff(db: Queryable, { profileId, kind }: Named): Promise<boolean> {
  if (await isGone(db, profileId)) return true
  if (kind === 'summary') return (await settingsOf(db, profileId)).frequency === 'never'
  return !(await groupChannels(db, profileId, kind)).mail
}

async function switchOff(db: Services['db'], { profileId, kind }: Named): Promise<void> {
  await db.inTransaction(async (tx) => {
    if (await isGone(tx, profileId)) return
    if (kind === 'summary') return void (await save(tx, profileId, { frequency: 'never' }))
    await saveSettings(tx, profileId, [{ group: kind, mail: false }])
  })
}

/** Refuses the id of another member. */
function ownId(actor: Actor, id: number): number {
  if (actor.kind !== 'member' || actor.profileId !== id) throw new Failure('not_found')
  return id
}
