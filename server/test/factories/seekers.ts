import { eq } from 'drizzle-orm'
import { notifications } from '../../src/notifications/tables.ts'
import { notifyOfNewProfiles } from '../../src/search/members/notice.ts'
import type { TestService } from '../harness.ts'
import { messagesTo } from '../outbox.ts'
import { savesSearch } from './memberSearches.ts'
import { createMember, type TestMember, wizardSections } from './profiles.ts'

export type Seeker = { bride: TestMember; email: string; works: string[]; ids: number[] }

/** Members with saved searches, and times of India; each test of a file has its own days. */
export function seekersIn(service: TestService) {
  let day = 0
  let people = 0
  const at = (time: string) => {
    service.time.now = new Date(Date.parse(`2027-03-01T${time}+05:30`) + day * 86_400_000)
  }
  const tomorrow = (time: string) => {
    day += 1
    at(time)
  }

  /** A member who saved searches yesterday for works that nobody else in the file has. */
  async function seeker(searches = 1): Promise<Seeker> {
    tomorrow('12:00')
    people += 1
    const email = `seeker${people}@example.com`
    const bride = await createMember(service, {
      change: { basic: { ...wizardSections.basic, email: { address: email, type: 'P' } } },
      emailVerified: true,
    })
    const works = Array.from({ length: searches }, (_, index) => `job${people}x${index}`)
    const ids: number[] = []
    for (const work of works) ids.push((await savesSearch(service, bride, work)).body.id)
    at('13:00')
    return { bride, email, works, ids }
  }

  const noticesOf = ({ bride }: Seeker) =>
    service.db.$count(notifications, eq(notifications.profileId, bride.id))

  /** The mails about new profiles so far, after the job has run. */
  async function mailsAfterRun({ email }: Seeker): Promise<string[]> {
    await notifyOfNewProfiles(service)
    await service.workJobs()
    return (await messagesTo(service, email)).filter((text) => text.includes('saved searches'))
  }

  return { at, tomorrow, seeker, noticesOf, mailsAfterRun }
}
