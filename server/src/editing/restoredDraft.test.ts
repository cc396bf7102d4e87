import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { fillIn, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { loadProfile } from '../profiles/store.ts'

const service = useService()

test.each([
  ['delete', ['delete']],
  ['delete and settle', ['delete', 'settle']],
] as const)(
  'an unfinished draft that was taken away by %s does not become Active before its details are there',
  async (_, steps) => {
    const { token } = await createStaff(service, 'tele_manager', 'cc_manager')
    const draft = await registerDraft(service)
    const move = (name: 'delete' | 'settle' | 'approve') =>
      service.call(transitionProfile[name], { params: { id: draft.id }, body: { reason: 'Mistake' } }, token)
    for (const step of steps) expect((await move(step)).status).toBe(200)
    expect(await move('approve')).toMatchObject({
      status: 409,
      wire: { code: 'incomplete_profile', fields: { 'bi.dob': 'Select birth date' } },
    })
    await fillIn(service, { ...draft, token }, { password: undefined })
    expect((await move('approve')).status).toBe(200)
    expect((await loadProfile(service.db, draft.id)).status).toBe('Active')
  },
)
