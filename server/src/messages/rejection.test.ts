import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { outbox } from './tables.ts'

const service = useService()

const sentTo = (recipient: string) => service.db.select().from(outbox).where(eq(outbox.recipient, recipient))
const withEmail = {
  basic: { ...wizardSections.basic, email: { address: 'anna@example.com', type: 'P' } },
}

test('a rejection says what to correct and links to that page', async () => {
  const bride = await createMember(service, { status: 'Ready', change: withEmail, emailVerified: true })
  const staff = await createStaff(service, 'tele_manager')
  const input = { params: { id: bride.id }, body: { reason: 'The birth date is missing.' } }
  expect((await service.call(transitionProfile.reject, input, staff.token)).status).toBe(200)
  await service.workJobs()
  const page = `${service.config.publicUrl}/profile/update/${bride.bnrId}`
  const [mail] = await sentTo('anna@example.com')
  expect(mail?.text).toContain(
    'Your profile was not approved: The birth date is missing.\n\n' +
      `Correct this, then send your profile for review again:\n${page}\n`,
  )
  const [sms] = await sentTo(`91${bride.number}`)
  const { publicUrl } = service.config
  expect(sms?.text).toBe(
    `BNR Matrimony: Your profile was not approved. See why, and correct it. ${publicUrl}/notifications`,
  )
})
