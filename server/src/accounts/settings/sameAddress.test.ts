import { confirmEmail } from '@bnr/contract/accounts/settings'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember, password } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { race } from '../../../test/race.ts'
import { profiles } from '../../profiles/tables.ts'
import { emailChanges } from '../tables.ts'

const service = useService()

test('of two members who confirm the same address at the same moment one gets it, and the other is refused', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const address = `family${round}@example.com`
    const members = [await createMember(service), await createMember(service)]
    const links: string[] = []
    for (const { id, token } of members) {
      const wire = { bi: { em: { v: address } }, cpwd: password }
      expect((await service.call(saveProfile, { params: { id }, wire }, token)).status).toBe(200)
      const [mail = ''] = await messagesTo(service, address)
      links.push(mail.match(/confirm#(\S+)/)?.[1] ?? '')
    }
    const ids = members.map(({ id }) => id)
    const answers = await race(
      service.db,
      (tx) => tx.select().from(emailChanges).where(inArray(emailChanges.profileId, ids)).for('no key update'),
      links.map((token) => async () => (await service.call(confirmEmail, { body: { token } })).status),
    )
    expect(answers.sort()).toEqual([200, 409])
    expect(await service.db.$count(profiles, inArray(profiles.id, ids))).toBe(2)
  }
})
