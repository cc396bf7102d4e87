import { randomUUID } from 'node:crypto'
import { answers } from '@bnr/contract/activities/endpoints'
import { sendMessage } from '@bnr/contract/conversations/endpoints'
import { proposeMeeting } from '@bnr/contract/conversations/meetingEndpoints'
import { does, registerPayer } from './activities.ts'
import { callAs } from './calls.ts'
import { type Member, registerMember } from './profiles.ts'

export type Pair = { groom: Member; bride: Member }

/** Two members whose interest was accepted. */
export async function registerPair(): Promise<Pair> {
  const [groom, bride] = await Promise.all([registerPayer(), registerMember()])
  const { id } = await does(groom, 'like', bride)
  await (await callAs(bride.person))(answers.accept, { params: { id } })
  return { groom, bride }
}

export async function writes(from: Member, to: Member, text: string) {
  const body = { clientId: randomUUID(), text }
  return (await callAs(from.person))(sendMessage, { params: { pid: to.bnrId }, body })
}

export async function proposes(from: Member, to: Member) {
  const times = [1, 2, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const body = { times, place: 'St Thomas Church', families: 'both' as const }
  return (await callAs(from.person))(proposeMeeting, { params: { pid: to.bnrId }, body })
}
