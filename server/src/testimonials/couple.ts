import { errors } from '@bnr/contract/errors'
import type { ChangedTestimony, NewTestimony } from '@bnr/contract/testimonials/schemas'
import type { Queryable } from '../database/database.ts'
import { invalidInput } from '../platform/failure.ts'
import { refuseImpossible } from '../profiles/phone.ts'
import { gendersOf } from '../profiles/store.ts'

type Couple = Pick<NewTestimony | ChangedTestimony, 'groomBnrId' | 'brideBnrId' | 'phone'>

/** Checks the fields that only staff enter: the BNR IDs of groom and bride, and the phone number. */
export async function requireRightCouple(db: Queryable, couple: Couple): Promise<void> {
  const { groomBnrId, brideBnrId, phone } = couple
  if (groomBnrId && groomBnrId === brideBnrId)
    throw invalidInput({ bpid: 'Groom and bride have the same BNR ID' })
  if (phone) refuseImpossible(phone, 'ph.')
  const refused = await wrongIds(db, couple)
  if (Object.keys(refused).length > 0) throw invalidInput(refused)
}

const { message: noProfile } = errors.profile_not_found

/** Messages about wrong BNR IDs, by wire key. */
async function wrongIds(db: Queryable, couple: Couple): Promise<Record<string, string>> {
  const sides = [
    { key: 'gpid', bnrId: couple.groomBnrId, gender: 'm', wrong: 'This is not the BNR ID of a groom' },
    { key: 'bpid', bnrId: couple.brideBnrId, gender: 'f', wrong: 'This is not the BNR ID of a bride' },
  ].flatMap(({ bnrId, ...side }) => (bnrId ? [{ ...side, bnrId: Number(bnrId) }] : []))
  const genders = await gendersOf(
    db,
    sides.map(({ bnrId }) => bnrId),
  )
  return Object.fromEntries(
    sides
      .filter(({ bnrId, gender }) => genders.get(bnrId) !== gender)
      .map(({ key, bnrId, wrong }) => [key, genders.has(bnrId) ? wrong : noProfile]),
  )
}
