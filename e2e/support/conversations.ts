import { randomUUID } from 'node:crypto'
import { answers } from '@bnr/contract/activities/endpoints'
import { sendMessage } from '@bnr/contract/conversations/endpoints'
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
