import { readConversation } from '@bnr/contract/conversations/endpoints'
import { acceptMeeting, proposeMeeting } from '@bnr/contract/conversations/meetingEndpoints'
import type { TestService } from '../harness.ts'
import { createPair } from './conversations.ts'

/** The groom of a new pair proposes three times. */
export async function createProposal(service: TestService) {
  const { groom, bride } = await createPair(service)
  const times = [1, 2, 3].map((days) =>
    new Date(service.time.now.getTime() + days * 86_400_000).toISOString(),
  )
  const body = { times, place: 'Our church', families: 'groom' } as const
  await service.call(proposeMeeting, { params: { pid: bride.bnrId }, body }, groom.token)
  const read = await service.call(readConversation, { params: { pid: groom.bnrId } }, bride.token)
  return { groom, bride, times, id: read.body.meeting?.id ?? 0 }
}

/** The bride accepts the first time. */
export async function createMeeting(service: TestService) {
  const proposal = await createProposal(service)
  const { groom, bride, id } = proposal
  const params = { pid: groom.bnrId, id }
  await service.call(acceptMeeting, { params, body: { time: 0 } }, bride.token)
  return { ...proposal, params }
}
