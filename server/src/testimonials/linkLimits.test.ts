import { readYourStory, saveYourStory, storyLinkHeader } from '@bnr/contract/testimonials/yours'
import { expect, test } from 'vitest'
import { invitations } from '../../test/factories/invitations.ts'
import { useService } from '../../test/harness.ts'

const service = useService({ RATE_LIMITS: 'on' })

test('most of a thousand guesses from one address are refused unchecked, and the couple elsewhere can still write', async () => {
  service.time.now = new Date('2027-03-01T10:00:00+05:30')
  const { link } = await invitations(service).couple()
  const guess = (index: number) =>
    service.call(readYourStory, { headers: { [storyLinkHeader]: `${index}${link.slice(4)}` } })
  const answers: number[] = []
  for (let index = 0; index < 1000; index++) answers.push((await guess(index)).status)
  const { requests } = readYourStory.limit
  expect(answers.slice(0, requests)).toEqual(Array(requests).fill(401))
  expect(answers.slice(requests)).toEqual(Array(1000 - requests).fill(429))
  const elsewhere = await service.app.inject({
    url: '/api/testimonials/yours',
    headers: { [storyLinkHeader]: link },
    remoteAddress: '203.0.113.9',
  })
  expect(elsewhere.statusCode).toBe(200)
})

test('the rate limit allows a couple’s automatic saving', () => {
  const everyTwoSeconds = 30
  expect(saveYourStory.limit.requests).toBeGreaterThanOrEqual(2 * everyTwoSeconds)
})
