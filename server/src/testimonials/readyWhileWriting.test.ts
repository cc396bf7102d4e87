import { setTimeout as pause } from 'node:timers/promises'
import { readInvitation, readyTestimonial } from '@bnr/contract/testimonials/endpoints'
import { saveYourStory, storyLinkHeader } from '@bnr/contract/testimonials/yours'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { invitations } from '../../test/factories/invitations.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import { lockTestimonial } from './store.ts'

const service = useService()
const story = { caption: 'Led home', groomName: 'Joel', brideName: 'Anna', text: 'We met in the choir.' }

test('staff send a story for review while the couple saves it', async () => {
  service.time.now = new Date('2027-03-01T10:00:00+05:30')
  const { id: profileId, link } = await invitations(service).couple()
  const { token } = await createStaff(service, 'tele_manager')
  const headers = { [storyLinkHeader]: link }
  const save = async () => (await service.call(saveYourStory, { headers, body: story })).status
  expect(await save()).toBe(200)
  const { body } = await service.call(readInvitation, { params: { id: profileId } }, token)
  const id = body.testimonialId ?? 0
  const answers = await race(service.db, (tx) => lockTestimonial(tx, id), [
    async () => (await service.call(readyTestimonial, { params: { id } }, token)).status,
    () => pause(200).then(save),
  ])
  expect(answers).toEqual([200, 409])
})
