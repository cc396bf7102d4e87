import { requestStory } from '@bnr/contract/testimonials/endpoints'
import { storyLinkHeader } from '@bnr/contract/testimonials/yours'
import { updateProfile } from '../../src/profiles/store.ts'
import type { TestService } from '../harness.ts'
import { messagesTo } from '../outbox.ts'
import { multipart } from '../photoUploads.ts'
import { createStaff } from './accounts.ts'
import { createMember, type TestMember } from './profiles.ts'

export type Invited = TestMember & { name: string; link: string }

/** Creates settled profiles whom staff have asked for their story. */
export function invitations(service: TestService) {
  let staff: Promise<{ token: string }> | undefined
  const asStaff = () => {
    staff ??= createStaff(service, 'cc_manager')
    return staff
  }

  const ask = async ({ id }: { id: number }) =>
    service.call(requestStory, { params: { id } }, (await asStaff()).token)

  /** The token of the newest link that a number or address has received. */
  async function linkSentTo(recipient: string): Promise<string> {
    const [newest = ''] = await messagesTo(service, recipient)
    return newest.match(/\/your-story#(\S+)/)?.[1] ?? ''
  }

  const settle = ({ id }: { id: number }) =>
    service.db.inTransaction((tx) => updateProfile(tx, id, { status: 'Settled' }))

  async function couple(): Promise<Invited> {
    const bride = await createMember(service)
    const { name } = await settle(bride)
    await ask(bride)
    return { ...bride, name, link: await linkSentTo(`91${bride.number}`) }
  }

  async function upload(link: string, content: Buffer) {
    const { payload, type } = multipart(content)
    const headers = { [storyLinkHeader]: link, 'content-type': type }
    const url = '/media/medias/upload/yours/tp'
    const { statusCode } = await service.app.inject({ method: 'POST', url, headers, payload })
    return { status: statusCode }
  }

  return { ask, couple, linkSentTo, settle, upload }
}
