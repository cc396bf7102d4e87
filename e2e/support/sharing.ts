import { shareProfile } from '@bnr/contract/sharing/endpoints'
import { callAs } from './calls.ts'
import type { Person } from './people.ts'

/** The path of a new link to a profile. */
export async function sharedPath(by: Person, profileId: number): Promise<string> {
  const { link } = await (await callAs(by))(shareProfile, { params: { id: profileId } })
  return new URL(link).pathname
}
