import { readYourStory, storyLinkHeader } from '@bnr/contract/testimonials/yours'
import { beforeEach, expect, test } from 'vitest'
import { invitations } from '../../test/factories/invitations.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { saveSettings } from '../notifications/settings.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()
const invited = invitations(service)
const at = (time: string) => {
  service.time.now = new Date(`${time}+05:30`)
}
let bride: TestMember
beforeEach(async () => {
  at('2026-11-26T21:30')
  bride = await createMember(service)
  await invited.settle(bride)
})
const linksByText = async () =>
  (await messagesTo(service, `91${bride.number}`)).filter((text) => text.includes('/your-story#'))
const change = (profile: Parameters<typeof updateProfile>[2]) =>
  service.db.inTransaction((tx) => updateProfile(tx, bride.id, profile))

async function nextMorning() {
  at('2026-11-27T07:59')
  await service.workJobs()
  expect(await linksByText()).toEqual([])
  at('2026-11-27T08:00')
  await service.workJobs()
}

test('a link that staff send at night arrives by SMS in the morning', async () => {
  expect((await invited.ask(bride)).body.message).toBe('We will send the link by SMS in the morning')
  await nextMorning()
  expect(await linksByText()).toHaveLength(1)
  const headers = { [storyLinkHeader]: await invited.linkSentTo(`91${bride.number}`) }
  expect((await service.call(readYourStory, { headers })).status).toBe(200)
})

test('the link arrives by e-mail at night, and the SMS of the morning has the same one', async () => {
  await change({ email: 'night@example.com', emailVerified: true })
  expect((await invited.ask(bride)).body.message).toBe(
    'We have sent the link by e-mail, and will send it by SMS in the morning',
  )
  const link = await invited.linkSentTo('night@example.com')
  expect(link).toMatch(/^[\w-]{43}$/)
  await nextMorning()
  expect(await invited.linkSentTo(`91${bride.number}`)).toBe(link)
})

test.each([
  [
    'switched off these SMS',
    () => service.db.inTransaction((tx) => saveSettings(tx, bride.id, [noMessages])),
  ],
  ['deleted the profile', () => change({ status: 'Deleted' })],
  ['moved to a number that is not verified', () => change({ phoneVerified: false })],
])('a member who has since %s gets no link in the morning', async (_, happens) => {
  await invited.ask(bride)
  await happens()
  await nextMorning()
  expect(await linksByText()).toEqual([])
})
const noMessages = { group: 'profile', mail: false, sms: false } as const

test('the queue does not store a link that somebody who reads it could open', async () => {
  const queued: unknown[] = []
  const { enqueue } = service.jobs
  service.jobs.enqueue = (tx, name, payload, after) => {
    queued.push([name, payload, after])
    return enqueue(tx, name, payload, after)
  }
  await invited.ask(bride)
  service.jobs.enqueue = enqueue
  await nextMorning()
  expect(queued).toEqual([['textStoryLink', { sealed: expect.any(String) }, 10.5 * 3600]])
  expect(JSON.stringify(queued)).not.toContain(await invited.linkSentTo(`91${bride.number}`))
})
