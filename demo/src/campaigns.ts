import type { NewTemplate } from '@bnr/contract/contactLog/templates'
import { sql } from 'drizzle-orm'
import { campaigns } from '../../server/src/campaigns/tables.ts'
import { messageTemplates } from '../../server/src/contactLog/templates/tables.ts'
import { daysAfter } from '../../server/src/platform/clock.ts'
import type { Services } from '../../server/src/services/services.ts'
import { staffId } from './contacts.ts'

const meeting = {
  name: 'Meeting in Chennai',
  channel: 'sms',
  text: 'Dear {name}, families of BNR Matrimony meet in Chennai on Sunday, 2 pm. To come, call us. Your BNR ID: {bnrId}',
  dltId: '1107000000000000003',
} satisfies NewTemplate

/** Adds members who agreed to SMS from our office, and the draft of one, unless there is a message to many already. */
export async function seedCampaigns({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  if ((await db.$count(campaigns)) > 0) return
  const author = await staffId(db, '919000000002')
  const at = daysAfter(clock.now(), -1)
  await db.inTransaction(async (tx) => {
    await tx.execute(sql`insert into notification_settings (profile_id, "group", mail, sms)
      select id, 'news', true, true from profiles where phone_verified and id % 4 = 0 on conflict do nothing`)
    const [template] = await tx.insert(messageTemplates).values(meeting).returning()
    if (!template) throw new Error('The template was not stored')
    const { id: templateId, channel, text, dltId } = template
    const criteria = [{ key: 'bi.ge', operation: 'eq' as const, value: 'f' }]
    const draft = { staffId: author, state: 'Draft', criteria, createdAt: at, changedAt: at } as const
    await tx.insert(campaigns).values({ ...draft, channel, subject: template.name, text, templateId, dltId })
  })
}
