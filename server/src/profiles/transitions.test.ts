import { moves, profileHistory, readProfile } from '@bnr/contract/profiles/endpoints'
import {
  profileStatuses,
  type Transition,
  transitionNames,
  transitions,
} from '@bnr/contract/profiles/transitions'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { loadProfile, updateProfile } from './store.ts'

const service = useService()
const everyRole = ['tele_executive', 'tele_manager', 'cc_manager'] as const

test.each(transitionNames)('%s works from the states of its table and no other', async (name) => {
  const staff = await createStaff(service, ...everyRole)
  const { from, to }: Transition = transitions[name]
  const member = await createMember(service)
  for (const status of profileStatuses) {
    await service.db.inTransaction((tx) => updateProfile(tx, member.id, { status }))
    const answer = await service.call(
      moves[name],
      { params: { id: member.id }, body: { reason: 'Checked' } },
      staff.token,
    )
    const { status: now } = await loadProfile(service.db, member.id)
    if (from.includes(status)) expect([answer.status, now]).toEqual([200, to])
    else {
      expect([answer.status, now]).toEqual([409, status])
      expect((answer.wire as { message: string }).message).toContain(status)
    }
  }
})

test('a move happens once, however often it is asked for, and its history names who and why', async () => {
  const staff = await createStaff(service, 'tele_manager')
  const member = await createMember(service, { status: 'Ready' })
  const params = { id: member.id }
  const noReason = await service.call(moves.reject, { params, body: {} }, staff.token)
  expect(noReason.wire).toMatchObject({ fields: { rn: 'Enter a reason' } })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      service.call(moves.reject, { params, body: { reason: 'Photo unclear' } }, staff.token),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const seen = async (token: string) =>
    (await service.call(readProfile, { query: { pid: member.bnrId } }, token)).body.statusReason
  expect(await seen(member.token)).toBe('Photo unclear')
  expect(await seen(staff.token)).toBe('Photo unclear')
  const { body } = await service.call(profileHistory, { params }, staff.token)
  expect(body.results).toEqual([
    expect.objectContaining({ from: 'Ready', to: 'Rejected', by: 'Staff Member', reason: 'Photo unclear' }),
    expect.objectContaining({ to: 'Draft', by: 'Anna Mary' }),
  ])
})

test('a draft is sent for review only when nothing is missing, by its owner', async () => {
  const draft = await registerDraft(service)
  const owner = await createMember(service, { status: 'Draft' })
  const stranger = await createMember(service, { gender: 'm' })
  const staff = await createStaff(service)
  const ready = (id: number, token: string) => service.call(moves.ready, { params: { id }, body: {} }, token)
  expect(await ready(draft.id, staff.token)).toMatchObject({
    status: 409,
    wire: {
      code: 'incomplete_profile',
      fields: { 'bi.dob': 'Select birth date', 'fi.fn': "Enter father's name" },
    },
  })
  expect((await ready(owner.id, stranger.token)).status).toBe(404)
  expect((await ready(owner.id, owner.token)).body).toEqual({ message: 'Profile sent for review' })
  expect((await ready(owner.id, owner.token)).status).toBe(409)
})
