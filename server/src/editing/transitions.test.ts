import type { Role } from '@bnr/contract/access'
import { profileHistory, readProfile, transitionProfile } from '@bnr/contract/profiles/endpoints'
import { type ProfileStatus, profileStatuses, type TransitionName } from '@bnr/contract/profiles/transitions'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedProfiles } from '../../test/specification/transitions.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'

const service = useService()

test.each(Object.entries(specifiedProfiles))(
  '%s is possible only from the statuses of the specification',
  async (name, way) => {
    const [role] = way.who.split(', ').filter((one) => one !== 'profile_user') as Role[]
    const staff = await createStaff(service, ...(role === 'staff_user' || !role ? [] : [role]))
    const member = await createMember(service)
    const body = { reason: 'Checked' }
    for (const status of profileStatuses) {
      await service.db.inTransaction((tx) => updateProfile(tx, member.id, { status }))
      const transition = transitionProfile[name as TransitionName]
      const answer = await service.call(transition, { params: { id: member.id }, body }, staff.token)
      const { status: now } = await loadProfile(service.db, member.id)
      if (way.from.split(', ').includes(status)) {
        expect([answer.status, now]).toEqual([200, way.to])
        expect(answer.body.message).toBe(way.message)
      } else {
        expect([answer.status, now]).toEqual([409, status])
        expect((answer.wire as { message: string }).message).toContain(status)
      }
    }
  },
)

test.each(Object.entries(specifiedProfiles))(
  '%s requires a reason as specified',
  async (name, { from, who, reason }) => {
    const [status] = from.split(', ') as [ProfileStatus]
    for (const role of who.split(', ')) {
      const member = await createMember(service, { status })
      const token =
        role === 'profile_user'
          ? member.token
          : (await createStaff(service, ...(role === 'staff_user' ? [] : [role as Role]))).token
      const input = { params: { id: member.id }, body: {} }
      const answer = await service.call(transitionProfile[name as TransitionName], input, token)
      const mustSay = reason === 'staff' && role !== 'profile_user'
      expect([role, answer.status]).toEqual([role, mustSay ? 400 : 200])
    }
  },
)

test('a transition happens once, and the history shows who made it and why', async () => {
  const staff = await createStaff(service, 'tele_manager')
  const member = await createMember(service, { status: 'Ready' })
  const params = { id: member.id }
  const noReason = await service.call(transitionProfile.reject, { params, body: {} }, staff.token)
  expect(noReason.wire).toMatchObject({ fields: { rn: 'Enter a reason' } })
  const reject = () =>
    service.call(transitionProfile.reject, { params, body: { reason: 'Photo unclear' } }, staff.token)
  expect((await reject()).status).toBe(200)
  expect((await reject()).status).toBe(409)
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

test('of fifty concurrent decisions one succeeds, and the others report the new status', async () => {
  const staff = await createStaff(service, 'tele_manager')
  const member = await createMember(service, { status: 'Ready' })
  const input = { params: { id: member.id }, body: { reason: 'Checked' } }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      service.call(transitionProfile[index % 2 ? 'reject' : 'delete'], input, staff.token),
    ),
  )
  const { status: decided } = await loadProfile(service.db, member.id)
  expect(['Rejected', 'Deleted']).toContain(decided)
  const outcomes = answers.map(({ status, wire }) => [status, (wire as { message: string }).message])
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1)
  const refused = [409, expect.stringMatching(new RegExp(`not possible: this profile is ${decided}$`))]
  expect(outcomes.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 49 }, () => refused))
  const { body } = await service.call(profileHistory, { params: input.params }, staff.token)
  expect(body.results.filter(({ from }) => from)).toEqual([expect.objectContaining({ to: decided })])
})

test('an owner sends a draft for review only when nothing is missing', async () => {
  const draft = await registerDraft(service)
  const owner = await createMember(service, { status: 'Draft' })
  const stranger = await createMember(service, { gender: 'm' })
  const staff = await createStaff(service)
  const ready = (id: number, token: string) =>
    service.call(transitionProfile.ready, { params: { id }, body: {} }, token)
  expect(await ready(draft.id, staff.token)).toMatchObject({
    status: 409,
    wire: {
      code: 'incomplete_profile',
      fields: { 'bi.dob': 'Select birth date', 'fi.fn': "Enter father's name" },
    },
  })
  expect((await ready(owner.id, stranger.token)).status).toBe(404)
  // A stranger does not learn what is missing either.
  expect((await ready(draft.id, stranger.token)).wire).toMatchObject({ code: 'profile_not_found' })
  expect((await ready(owner.id, owner.token)).body).toEqual({ message: 'Profile sent for review' })
  expect((await ready(owner.id, owner.token)).status).toBe(409)
})
