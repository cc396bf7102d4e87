import { randomUUID } from 'node:crypto'
import type { NewTemplate } from '@bnr/contract/contactLog/templates'
import { contactLog } from '../../server/src/contactLog/tables.ts'
import { messageTemplates, sentMessages } from '../../server/src/contactLog/templates/tables.ts'
import { daysAfter } from '../../server/src/platform/clock.ts'
import { loadProfileByBnrId } from '../../server/src/profiles/store.ts'
import type { Services } from '../../server/src/services/services.ts'
import { staffId } from './contacts.ts'

const reached: NewTemplate = {
  name: 'We could not reach you',
  channel: 'sms',
  text: 'Dear {name}, we tried to call you about your profile {bnrId}. Please call BNR Matrimony.',
  dltId: '1107000000000000001',
}

const templates: readonly NewTemplate[] = [
  {
    name: 'Renewal',
    channel: 'sms',
    text: 'Dear {name}, your {plan} plan ends on {endsOn}. Renew now to keep your contacts. BNR Matrimony',
    dltId: '1107000000000000002',
  },
  {
    name: 'Renewal, long',
    channel: 'mail',
    subject: 'Your {plan} plan ends on {endsOn}',
    text: 'Dear {name},\n\nyour {plan} plan ends on {endsOn}. You can renew it now; the new one starts the day after.\n\nRegards\n{executive}',
  },
  {
    name: 'Photos',
    channel: 'mail',
    subject: 'A photo for your profile',
    text: 'Dear {name},\n\nprofiles with a photo get far more answers. Please add one, or send it to us.\n\nRegards\n{executive}',
  },
]

/** Adds templates, and one message in the contact log of a member, unless there are some already. */
export async function seedTemplates({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  if ((await db.$count(messageTemplates)) > 0) return
  const userId = await staffId(db, '919000000003')
  const at = daysAfter(clock.now(), -1)
  await db.inTransaction(async (tx) => {
    await tx.insert(messageTemplates).values([...templates])
    const [template] = await tx.insert(messageTemplates).values(reached).returning()
    const { id: profileId, name, bnrId } = await loadProfileByBnrId(tx, '10000004')
    const note = reached.text.replace('{name}', name).replace('{bnrId}', String(bnrId))
    const entry = { profileId, userId, ownerId: userId, at, kind: 'note', note } as const
    const [logged] = await tx.insert(contactLog).values(entry).returning()
    if (!template || !logged) throw new Error('The message was not stored')
    const message = { contactId: logged.id, templateId: template.id, clientId: randomUUID(), sentAt: at }
    await tx.insert(sentMessages).values({ ...message, profileId, userId, at, channel: 'sms' })
  })
}
