import type { CampaignWords, writeCampaign } from '@bnr/contract/campaigns/endpoints'
import { type CampaignAction, campaignLimits, campaignMachine } from '@bnr/contract/campaigns/states'
import type { Input } from '@bnr/contract/endpoint'
import { indianNumber } from '@bnr/contract/indianNumber'
import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { isUniqueViolation, rows, type Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { requireAction } from '../platform/requireAction.ts'
import { conditionsOf } from '../search/conditions.ts'
import type { Services } from '../services/services.ts'
import { sendings } from './channels.ts'
import { countRecipients } from './consent.ts'
import { type CampaignRow, campaigns } from './tables.ts'
import { requireCurrentTemplate, storedWords } from './templates.ts'

/** Stores a draft. The criteria are checked at once. */
export async function writeDraft(
  { db, clock }: Services,
  staff: Staff,
  { criteria, ...given }: Input<typeof writeCampaign>['body'],
): Promise<number> {
  const at = clock.now()
  conditionsOf(staff, criteria, at)
  return await db.inTransaction(async (tx) => {
    const words = await storedWords(tx, given)
    const values = {
      ...words,
      criteria,
      staffId: staff.userId,
      state: 'Draft' as const,
      createdAt: at,
      changedAt: at,
    }
    const [made] = await tx.insert(campaigns).values(values).returning({ id: campaigns.id })
    const id = made?.id ?? 0
    const asked = [...new Set(criteria.map(({ key }) => key))].sort()
    await audit(tx, at, staff.userId, 'campaign written', `campaign ${id}`, { asked })
    return id
  })
}

export const loadCampaign = (db: Services['db'], staff: Staff, id: number): Promise<CampaignRow> =>
  requireRow(db.select().from(campaigns).where(own(staff, id)), 'not_found')

const own = ({ userId }: Staff, id: number) => and(eq(campaigns.id, id), eq(campaigns.staffId, userId))

/** Changes an own message in one transaction, with the audit row of the action. */
async function act(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  staff: Staff,
  id: number,
  name: Exclude<CampaignAction, 'complete' | 'download'>,
  change: (tx: Transaction, row: CampaignRow, at: Date) => Promise<Partial<CampaignRow>>,
): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const locked = tx.select().from(campaigns).where(own(staff, id)).for('no key update')
    const row = await requireRow(locked, 'not_found')
    requireAction(campaignMachine, name, row.state, { roles: staff.roles, isOwn: true })
    const values = await change(tx, row, at)
    await tx
      .update(campaigns)
      .set({ ...values, changedAt: at })
      .where(eq(campaigns.id, id))
    const rows = values.recipients === undefined ? {} : { rows: values.recipients }
    await audit(tx, at, staff.userId, campaignMachine.actions[name].audit, `campaign ${id}`, rows)
  })
}

/** Another text has not been tested. */
export const changeText = (services: Services, staff: Staff, id: number, given: CampaignWords) =>
  act(services, staff, id, 'change', async (tx) => ({ ...(await storedWords(tx, given)), testedAt: null }))

/** Sends the message to the person who wrote it. It counts as tested only if it went out with this text. */
export async function sendTest(services: Services, staff: Staff, id: number, address?: string) {
  const sent = await loadCampaign(services.db, staff, id)
  requireAction(campaignMachine, 'test', sent.state, { roles: staff.roles, isOwn: true })
  await requireCurrentTemplate(services.db, sent)
  await sendings[sent.channel].test(services, staff, sent, address)
  await act(services, staff, id, 'test', async (_tx, row, at) => {
    const isSame = (['channel', 'subject', 'text', 'dltId'] as const).every(
      (part) => row[part] === sent[part],
    )
    return isSame ? { testedAt: at } : {}
  })
}

/** Starts sending, if the text was tested and the number of recipients is the one that was confirmed. */
export const startSending = (services: Services, staff: Staff, id: number, confirmed: number) =>
  act(services, staff, id, 'start', async (tx, row, at) => {
    if (!row.testedAt) throw refused('Send the message to yourself first')
    await requireCurrentTemplate(tx, row)
    const { recipients } = await countRecipients(tx, staff, row, at)
    if (recipients !== confirmed) throw refused(countedNow(recipients))
    if (recipients > campaignLimits.recipients)
      throw refused(
        `At most ${indianNumber(campaignLimits.recipients)} members can get a message. Narrow the search`,
      )
    await services.jobs.enqueue(tx, 'sendCampaign', { id })
    const [newest] = await rows<{ id: number }>(
      tx,
      sql`select coalesce(max(profile_id), 0) as id from search_profiles`,
    )
    return { state: campaignMachine.actions.start.to, recipients, upToProfileId: newest?.id ?? 0 }
  }).catch((error) => {
    if (!isUniqueViolation(error, 'campaigns_running')) throw error
    throw refused('Your last message to many is still being sent')
  })

const countedNow = (recipients: number): string =>
  recipients === 1
    ? 'Now 1 member would get it. Check and confirm again'
    : `Now ${indianNumber(recipients)} members would get it. Check and confirm again`

const refused = (message: string) => new Failure('wrong_state', { message })

export const cancelSending = (services: Services, staff: Staff, id: number) =>
  act(services, staff, id, 'cancel', async () => ({ state: campaignMachine.actions.cancel.to }))
